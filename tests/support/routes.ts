import routes from "#app/routes.ts";

type Entry = Awaited<typeof routes>[number];

/** A route of the application, as app/routes.ts registers it. */
export interface RegisteredRoute {
  /** React Router's name of the route, which `?_routes=` uses. */
  id: string;
  /** The route's file, relative to `app/`. */
  file: string;
  /** The route's address, with the names of its parameters. */
  pattern: string;
  /** Returns an address of the route, in which `parameter` fills all parameters. */
  path(parameter: string): string;
}

/** Returns every route of the program. They come from app/routes.ts, so that a new route is included. */
export async function listRoutes(): Promise<RegisteredRoute[]> {
  return flatten(await routes, "");
}

function flatten(entries: Entry[], above: string): RegisteredRoute[] {
  return entries.flatMap((entry) => {
    const pattern = [above, entry.path].filter(Boolean).join("/").replace(/^\/+/, "");
    const id = entry.id ?? entry.file.replace(/\.[a-z]+$/, "");
    const own = {
      id,
      file: entry.file,
      pattern: `/${pattern}`,
      path: (parameter: string) => `/${filled(pattern, parameter)}`,
    };
    return [own, ...flatten(entry.children ?? [], pattern)];
  });
}

function filled(pattern: string, parameter: string): string {
  return pattern.replace(/:\w+\??/g, parameter).replace("*", "nulle-part");
}
