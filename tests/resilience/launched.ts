import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { blankEnvironment } from "../support/blank-environment.ts";

/** The built site with its embedded database, or the one its environment names. */
export interface Program {
  child: ChildProcess;
  output(): string;
  /** Its address; undefined when it ended before it had one. */
  url: Promise<string | undefined>;
  ended: Promise<number | null>;
}

/** Starts the built site on a data folder. It limits no visitor and says what goes wrong. */
export function launch(dataDir: string, environment: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...blankEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
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

/** Its address once it answers. Throws what it said when it ended instead. */
export async function ready(program: Program): Promise<string> {
  const url = await program.url;
  if (!url) throw new Error(program.output());
  return url;
}

/** The status of a page; 0 without an answer. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}
