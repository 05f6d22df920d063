import { data, type ServerBuild } from "react-router";
import { isDatabaseAway } from "#app/db/away.ts";
import { log } from "#app/lib/log.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = (given: HandlerArguments, next?: () => Promise<Response>) => unknown;
interface HandlerArguments {
  context: { get(key: typeof requestInfo): { requestId: string } };
}

/**
 * Returns the same build, except that its loaders, actions and middleware throw a 503 while the database is
 * unavailable. People then get a page of the site that says so, and programs the right status.
 */
export function sayingUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(route: Route): Route {
  const module = { ...route.module };
  if (module.loader) module.loader = guardedHandler(module.loader);
  if (module.action) module.action = guardedHandler(module.action);
  if (module.middleware) module.middleware = module.middleware.map(guardedHandler);
  return { ...route, module };
}

function guardedHandler<Given>(handler: Given): Given {
  const answer: Handler = async (given, next) => {
    try {
      return await (handler as Handler)(given, next);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error, id: given.context.get(requestInfo).requestId }, "the database is away");
      throw data(null, { status: 503, statusText: "Service Unavailable" });
    }
  };
  return answer as Given;
}
