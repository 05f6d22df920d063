import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { blankEnvironment } from "./blank-environment.ts";

/** The built site as a separate process. */
export interface Program {
  child: ChildProcess;
  /** Returns everything that the process has printed. */
  output(): string;
  /** The site's address, or undefined if the process ended before it printed an address. */
  url: Promise<string | undefined>;
  ended: Promise<number | null>;
}

/** Starts the built site as in production, on a free port of this machine and with only this environment. */
export function launchProgram(environment: Record<string, string>): Program {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...blankEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      // Backups are off, because the program makes them when a new hour begins: this may be during any test.
      BACKUPS: "off",
      ...environment,
    },
  });
  let output = "";
  const ended = once(child, "close").then(([code]) => code as number | null);
  const url = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const found = /http:\/\/[\w.:[\]-]+:\d+/.exec(output);
        if (found) resolve(found[0]);
      });
    void ended.then(() => resolve(undefined));
  });
  return { child, output: () => output, url, ended };
}
