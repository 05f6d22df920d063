import { setTimeout as after } from "node:timers/promises";
import { pool } from "./client.server.ts";

const withinMs = 1_000;

/** Returns whether the database answers within a second. Never rejects. */
export async function databaseAnswers(): Promise<boolean> {
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([asked, after(withinMs, false, { ref: false })]);
}
