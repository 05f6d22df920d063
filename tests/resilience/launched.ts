import { type Program, launchProgram } from "../support/program.ts";

/** Starts the built site on a data folder. It limits no visitor and says what goes wrong. */
export function launch(dataDir: string, environment: Record<string, string> = {}): Program {
  return launchProgram({ DATA_DIR: dataDir, LOG_LEVEL: "warn", RATE_LIMITS: "off", ...environment });
}

/** Returns its address once it answers. Throws its output if it ends before. */
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
