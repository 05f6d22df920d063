import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "#app/lib/env.server.ts";
import { announcement } from "./announce.ts";
import type { Application } from "./app.ts";
import { takeInheritedSocket } from "./http/inherited-socket.ts";
import { listen } from "./http/listen.ts";
import { portRefusal, requirePort } from "./http/port.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { projectRoot } from "./project-root.ts";
import { stopOnSignals } from "./shutdown.ts";
import { failureText, StartRefusal } from "./start-refusal.ts";

const drainMs = 5_000;
const bundle = join(projectRoot, "build/server/app.js");
/** By then the visitors of a restart have their pages. */
const compiledCodeAfterMs = 5_000;

/**
 * The start, in order: environment, port, database, migrations, application, listener, background work. The
 * application is loaded while the database starts: each takes one core.
 */
async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = env();
  process.env.NODE_ENV = settings.NODE_ENV;
  const fd = takeInheritedSocket();
  const port = fd === undefined ? await requirePort(settings.HOST, settings.PORT) : settings.PORT;
  process.env.PORT = String(port);

  // Both read the environment when they are loaded.
  const { log } = await import("#app/lib/log.server.ts");
  let loading: ReturnType<typeof loadApplication> | undefined;
  const database = await prepareDatabase(settings, log, () => {
    loading = loadApplication();
    // What the database says is wrong comes first.
    loading.catch(() => {});
  });
  try {
    const application = (await (loading ?? loadApplication())).createApplication();
    const preparation = await application.prepare();
    const listener = await listen({ fetch: application.fetch, host: settings.HOST, port, fd }).catch(
      (error) => {
        throw portRefusal(error, settings.HOST, port);
      },
    );
    stopOnSignals(async () => {
      await application.stop(listener.close(drainMs));
      await closePool();
      await database.stop();
    }, log);
    await application.start();
    console.log(announcement(settings, listener.port, preparation));
    // For the next start, even when this process is killed. Does nothing unless npm start gave a folder for it.
    setTimeout(flushCompileCache, compiledCodeAfterMs).unref();
  } catch (error) {
    await closePool();
    await database.stop();
    throw error;
  }
}

async function loadApplication(): Promise<{ createApplication(): Application }> {
  if (!existsSync(bundle))
    throw new StartRefusal("Le site n’est pas construit : lancez « npm start », qui s’en charge.");
  return import(pathToFileURL(bundle).href) as Promise<{ createApplication(): Application }>;
}

/** The pool belongs to the bundle's own copy of the database client. */
async function closePool(): Promise<void> {
  const { atelierPool } = globalThis as { atelierPool?: { end(): Promise<void> } };
  await atelierPool?.end();
}

try {
  await start();
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
