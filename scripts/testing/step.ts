import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

export interface Step {
  name: string;
  /** Programs with their arguments, from node_modules/.bin or from the PATH. They run one after the other. */
  commands: string[][];
  environment?: Record<string, string>;
}

const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
const colors: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

/**
 * Runs a step and prints its result and duration. With `live`, the output appears while it is written; otherwise all of
 * it appears at the end, and only after a failure. Resolves to whether the step succeeded.
 */
export async function runStep(
  { name, commands, environment }: Step,
  { live = false } = {},
): Promise<boolean> {
  const start = performance.now();
  if (live) console.log(`\n── ${name}`);
  let output = "";
  let succeeded = true;
  for (const command of commands) {
    const result = await run(command, { ...environment, ...(live ? {} : colors) }, live);
    output += result.output;
    succeeded &&= result.code === 0;
    if (!succeeded) break;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!succeeded && !live) console.log(output.trimEnd());
  console.log(`${succeeded ? "✓" : "✗"} ${name} (${seconds} s)`);
  return succeeded;
}

function run([program = "", ...options]: string[], environment: Record<string, string>, live: boolean) {
  return new Promise<{ code: number | null; output: string }>((settle) => {
    const env = { ...process.env, PATH: path, ...environment };
    const child = spawn(program, options, { env, stdio: live ? "inherit" : ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once("error", (error) => settle({ code: 1, output: `${output}${program}: ${error.message}\n` }));
    child.once("close", (code) => settle({ code, output }));
  });
}
