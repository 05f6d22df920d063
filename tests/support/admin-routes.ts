import { listRoutes, type RegisteredRoute } from "./routes.ts";

/** Returns every route that needs a session. A route that is registered later is included automatically. */
export async function listAdminRoutes(): Promise<RegisteredRoute[]> {
  const all = await listRoutes();
  return all.filter(({ file }) => /^routes\/admin\/(?!login(-\w+)?\.tsx?$)/.test(file));
}
