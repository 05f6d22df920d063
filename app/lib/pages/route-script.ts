/** One route of the list that React Router puts into every page, with only the fields that this file reads. */
interface ListedRoute {
  path?: string;
  parentId?: string;
  module: string;
  /** The file of its `clientAction`, if that is a separate file. */
  clientActionModule?: string;
}

type RouteList = Record<string, ListedRoute>;

/**
 * Preloads the scripts of the route that handles changes at `address`. Otherwise React Router would load them at the
 * first change. Without a network it would then reload the page or show its own error, and the person would never read
 * that the network is missing.
 */
export function loadChangeScripts(address: string): void {
  load(scriptsAt(listedRoutes(), address));
}

/** Preloads the scripts that handle changes on the screens shown, by their route ids. */
export function loadShownScripts(ids: readonly string[]): void {
  const routes = listedRoutes();
  load(ids.flatMap((id) => routes[id]?.clientActionModule ?? []));
}

function listedRoutes(): RouteList {
  const { __reactRouterManifest: listed } = window as unknown as {
    __reactRouterManifest?: { routes: RouteList };
  };
  return listed?.routes ?? {};
}

function load(scripts: readonly string[]): void {
  for (const script of scripts) void import(/* @vite-ignore */ script).catch(() => undefined);
}

/** Returns the scripts of the routes at an address. Ignores the address's query. */
export function scriptsAt(routes: RouteList, address: string): string[] {
  const [pathname = ""] = address.split("?");
  return Object.values(routes).flatMap((route) => {
    if (pathOf(route, routes) !== pathname) return [];
    return [route.module, route.clientActionModule ?? []].flat();
  });
}

function pathOf({ path, parentId }: ListedRoute, routes: RouteList): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent ? pathOf(parent, routes) : "";
  if (!path) return above;
  return path.startsWith("/") ? path : `${above}/${path}`;
}
