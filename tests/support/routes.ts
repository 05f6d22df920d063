import routes from "#app/routes.ts";

type Entry = Awaited<typeof routes>[number];

/** A route as the site map registers it. */
export interface RegisteredRoute {
  /** React Router's name for it, as `?_routes=` asks for it. */
  id: string;
  /** The route's file, from `app/`. */
  file: string;
  /** The route's address with the names of its parameters. */
  pattern: string;
  /** An address it answers, its parameters filled with `parameter`. */
  path(parameter: string): string;
}

/** Every route of the product, from the site map itself. */
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
