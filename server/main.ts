import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isDatabaseAway } from "#app/db/away.ts";
import { env } from "#app/lib/env.server.ts";
import { announcement } from "./announce.ts";
import type { Application } from "./app.ts";
import { takeInheritedSocket } from "./http/inherited-socket.ts";
import { listen } from "./http/listen.ts";
import { portRefusal, requirePort } from "./http/port.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { projectRoot } from "./project-root.ts";
import { restart, stopOnSignals, within } from "./shutdown.ts";
import { failureText, StartRefusal } from "./start-refusal.ts";
import { startWarnings } from "./start-warnings.ts";

const drainMs = 3_000;
const poolEndMs = 500;
const lostMeanwhile =
  "La base de données a été perdue pendant le démarrage : vérifiez qu’elle répond, puis relancez « npm start ».";
const bundle = join(projectRoot, "build/server/app.js");
/**
 * The wait, in ms, between the start and `settle`, so that visitors who waited during a restart get their pages first.
 */
const settleAfterMs = 5_000;

/** The environment with which this process was started, for a restart. */
const givenEnvironment = { ...process.env };

/**
 * Starts the parts in this order: environment, port, database, migrations, application, listener, background work.
 * Loads the application while the database starts, because each uses one core. A stop requested meanwhile ends the
 * parts that were started.
 */
async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = env();
  process.env.NODE_ENV = settings.NODE_ENV;
  const fd = takeInheritedSocket();
  const port = fd === undefined ? await requirePort(settings.HOST, settings.PORT) : settings.PORT;
  process.env.PORT = String(port);

  // The log module reads the environment when it is loaded.
  const { log } = await import("#app/lib/log.server.ts");
  /** Functions that end what was started. They are called in reverse order. */
  const ends: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    // With a closed pool, the start's remaining queries fail immediately.
    if (!isReady) await within(poolEndMs, closePool());
    await starting.catch(() => {});
    for (const end of ends.splice(0).toReversed()) await end();
  };
  let isReady = false;
  let loading: ReturnType<typeof loadApplication> | undefined;
  const begin = async () => {
    const database = await prepareDatabase(settings, log, () => {
      loading = loadApplication();
      // If the database fails first, its error is reported, and an error of the loading must not be an unhandled
      // rejection.
      loading.catch(() => {});
    });
    ends.push(() => database.stop());
    ends.push(() => within(poolEndMs, closePool()));
    if (isStopping) return;
    const application = (await (loading ?? loadApplication())).createApplication();
    const preparation = await application.prepare();
    if (isStopping) return;
    const listener = await listen({ ...application, host: settings.HOST, port, fd }).catch((error) => {
      throw portRefusal(error, settings.HOST, port);
    });
    ends.push(() => application.stop(listener.close(drainMs)));
    // A process with a socket of the service manager cannot replace itself, because the service manager passes the
    // socket only to a process that it starts.
    const again = fd === undefined ? { ...givenEnvironment, PORT: String(port) } : undefined;
    await application.start(() => restart(stop, again, log));
    if (isStopping) return;
    isReady = true;
    console.log(
      announcement(settings, listener.port, preparation, await startWarnings(settings, process.env)),
    );
    setTimeout(settle, settleAfterMs).unref();
  };
  stopOnSignals(stop, log);
  const starting = begin();
  try {
    await starting;
  } catch (error) {
    // A requested stop is already under way and ends the process.
    if (isStopping) return;
    await stop();
    throw isDatabaseAway(error) ? new StartRefusal(lostMeanwhile) : error;
  }
}

/**
 * Saves the compiled code for the next start, in case this process is killed; does nothing unless `npm start` provides
 * a folder for the code. Then frees the memory that only the start needed, which V8 would keep until pages fill its
 * heap.
 */
function settle(): void {
  flushCompileCache();
  // On the command line, this flag would make V8 refuse Node's precompiled code and use 10 MB more (ADR 145).
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

async function loadApplication(): Promise<{ createApplication(): Application }> {
  if (!existsSync(bundle))
    throw new StartRefusal("Le site n’est pas construit : lancez « npm start », qui s’en charge.");
  return import(pathToFileURL(bundle).href) as Promise<{ createApplication(): Application }>;
}

/**
 * Ends the connection pool of the bundled application, which has its own copy of the database client. A pool may be
 * ended only once.
 */
async function closePool(): Promise<void> {
  const { atelierPool } = globalThis as { atelierPool?: { ending: boolean; end(): Promise<void> } };
  if (!atelierPool?.ending) await atelierPool?.end();
}

try {
  await start();
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
