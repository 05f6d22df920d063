import { type Program, launchProgram } from "../support/program.ts";

/** Starts the built site with its data in `dataDir`. The site has no rate limits and logs only warnings and errors. */
export function launch(dataDir: string, environment: Record<string, string> = {}): Program {
  return launchProgram({ DATA_DIR: dataDir, LOG_LEVEL: "warn", RATE_LIMITS: "off", ...environment });
}

/** Returns the site's address once the site answers. Throws an error with the site's output if the site ends before. */
export async function ready(program: Program): Promise<string> {
  const url = await program.url;
  if (!url) throw new Error(program.output());
  return url;
}

/** Returns the status of a page, or 0 if there is no answer. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}
