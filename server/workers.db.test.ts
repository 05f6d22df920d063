import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { queues } from "./workers.ts";

const names = queues.map(({ name }) => name);

test("no queue has two workers", () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every queue that a domain declares has a worker", async () => {
  const modules = globSync("app/domains/**/jobs.server.ts").map((path) => import(resolve(path)));
  const exported = (await Promise.all(modules)).flatMap((module) => Object.entries(module as object));
  const declared = exported.filter(([name]) => name.endsWith("Queue"));
  expect(declared.length).toBeGreaterThan(10);
  expect(
    declared.map(([, queue]) => (queue as { name: string }).name).filter((name) => !names.includes(name)),
  ).toEqual([]);
});
