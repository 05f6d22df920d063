import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer as createVite, type ViteDevServer } from "vite";
import { ConfigurationError, env } from "#app/lib/env.server.ts";
import { announcement } from "./announce.ts";
import type { Application, Preparation } from "./app.ts";
import { requirePort } from "./http/port.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { stopOnSignals } from "./shutdown.ts";
import { StartRefusal } from "./start-refusal.ts";

/** Runs `npm run dev`: the same database and application as `npm start`, with Vite in front for hot reloading. */
async function start(): Promise<void> {
  process.env.NODE_ENV = "development";
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = env();
  const port = await requirePort(settings.HOST, settings.PORT);
  process.env.PORT = String(port);
  const { log } = await import("#app/lib/log.server.ts");
  const database = await prepareDatabase(settings, log);

  const server = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
  const reloading = reloadingApplication(vite);
  const { preparation } = await reloading.current();
  const answer = getRequestListener(async (request, bindings) => {
    const { application } = await reloading.current();
    return application.fetch(request, bindings as HttpBindings);
  });
  server.on("request", (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(port, settings.HOST, resolve));

  stopOnSignals(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    const { application } = await reloading.current();
    await application.stop(Promise.resolve());
    server.closeAllConnections();
    await vite.close();
    await closed;
    await database.stop();
  }, log);
  console.log(announcement(settings, port, preparation));
}

interface Running {
  application: Application;
  preparation: Preparation;
}

/**
 * Returns an object whose function `current` returns the running application. When a source file has changed, `current`
 * first replaces the application by a new one.
 */
function reloadingApplication(vite: ViteDevServer): { current(): Promise<Running> } {
  let loaded: unknown;
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function load(): Promise<Running> {
    const found = (await vite.ssrLoadModule("/server/app.ts")) as { createApplication(): Application };
    if (running && found === loaded) return running;
    await running?.application.stop(Promise.resolve());
    const application = found.createApplication();
    const preparation = await application.prepare();
    await application.start(() => {});
    loaded = found;
    running = { application, preparation };
    return running;
  }

  return {
    current() {
      const mine = turn.then(load);
      // A mistake in a source file only fails the request that loads the file. After its correction, requests succeed.
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

try {
  await start();
} catch (error) {
  const expected = error instanceof ConfigurationError || error instanceof StartRefusal;
  console.error(expected ? error.message : error);
  process.exit(1);
}
