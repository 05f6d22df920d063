import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import type { Route } from "./+types/not-found";

/** Responds to every unknown URL of the back office with status 404. The layout then shows its error screen. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
