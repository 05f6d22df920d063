import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import type { Route } from "./+types/not-found";

/** Every address of the back office nothing else answers: the layout's problem screen, with its status. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
