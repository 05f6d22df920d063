import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import type { Route } from "./+types/not-found";

/** Responds to every unknown back office URL with the layout's error screen and status 404. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
