import { listRoutes, type RegisteredRoute } from "./routes.ts";

const publicScreens = ["routes/admin/login", "routes/admin/login-link", "routes/admin/login-code"];

/** Every route behind the session: a route of tomorrow is in the list by being registered. */
export async function listAdminRoutes(): Promise<RegisteredRoute[]> {
  const all = await listRoutes();
  return all.filter(({ id }) => id.startsWith("routes/admin/") && !publicScreens.includes(id));
}
