import { listRoutes, type RegisteredRoute } from "./routes.ts";

/** Every route behind the session: a route of tomorrow is in the list by being registered. */
export async function listAdminRoutes(): Promise<RegisteredRoute[]> {
  const all = await listRoutes();
  return all.filter(({ file }) => /^routes\/admin\/(?!login(-\w+)?\.tsx?$)/.test(file));
}
