import { expect, test, vi } from "vitest";
import { log } from "#app/lib/log.server.ts";
import { createPool, pool } from "./client.server.ts";

// rule running/quiet-stop
test("a database connection lost while the site runs is logged; a connection that ends because the site stops is not", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const own = createPool(process.env.DATABASE_URL ?? "");
  const end = async () => {
    const client = await own.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return async () => {
      const ended = new Promise((resolve) => client.once("end", resolve));
      await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await ended;
      client.release(true);
    };
  };
  await (
    await end()
  )();
  expect(warn).toHaveBeenCalledWith(expect.anything(), "database connection lost");
  warn.mockClear();
  const stopServer = await end();
  const ending = own.end();
  await stopServer();
  await ending;
  expect(warn).not.toHaveBeenCalled();
});
