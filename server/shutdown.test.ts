import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

const shutdown = fileURLToPath(new URL("./shutdown.ts", import.meta.url));

/**
 * Starts a process with this code as its `stop` function. Resolves once the process has installed its signal handlers.
 */
async function running(stop: string): Promise<ChildProcess> {
  const program = `
    const { stopOnSignals } = await import(${JSON.stringify(shutdown)});
    const log = { info() {}, warn() {}, error() {} };
    stopOnSignals(${stop}, log);
    setInterval(() => {}, 1000);
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s stops everything, and the program then exits with 0",
  async (signal) => {
    const child = await running(`async () => console.log("stopped")`);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.kill(signal);
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    expect(output).toContain("stopped");
  },
);

test("a second Ctrl-C ends a stop that hangs, but a single press that arrives twice does not", async () => {
  const child = await running(`() => new Promise(() => {})`);
  let presses = 0;
  const press = () => {
    presses += 1;
    child.kill("SIGINT");
    expect(child.exitCode).toBe(1);
  };
  await vi.waitFor(press, { timeout: 5_000, interval: 100 });
  expect(presses).toBeGreaterThan(3);
});

test("the program exits with 1 when a stop fails", async () => {
  const child = await running(`async () => { throw new Error("no") }`);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
});
