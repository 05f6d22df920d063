import routes from "#app/routes.ts";

type Entry = Awaited<typeof routes>[number];

/** A route of the back office as the site map registers it. */
export interface AdminRoute {
  /** React Router's name for it, as `?_routes=` asks for it. */
  id: string;
  /** An address it answers, its parameters filled with `parameter`. */
  path(parameter: string): string;
}

const publicScreens = ["routes/admin/login", "routes/admin/login-link"];

/** Every route behind the session, from the site map itself: a route of tomorrow is in the list by being registered. */
export async function listAdminRoutes(): Promise<AdminRoute[]> {
  return flatten(await routes, "").filter(
    ({ id }) => id.startsWith("routes/admin/") && !publicScreens.includes(id),
  );
}

function flatten(entries: Entry[], above: string): AdminRoute[] {
  return entries.flatMap((entry) => {
    const pattern = [above, entry.path].filter(Boolean).join("/").replace(/^\/+/, "");
    const id = entry.id ?? entry.file.replace(/\.[a-z]+$/, "");
    const own = { id, path: (parameter: string) => `/${filled(pattern, parameter)}` };
    return [own, ...flatten(entry.children ?? [], pattern)];
  });
}

function filled(pattern: string, parameter: string): string {
  return pattern.replace(/:\w+\??/g, parameter).replace("*", "nulle-part");
}
