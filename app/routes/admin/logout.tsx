import { redirect } from "react-router";
import { endAlertsHere } from "#app/domains/auth/commands/alerts.server.ts";
import { signOut } from "#app/domains/auth/commands/sign-in.server.ts";
import { browserOf, cookieHeaders } from "#app/domains/auth/gateway/browser.server.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import type { Route } from "./+types/logout";

/** Does not sign out. A GET request comes from a typed URL or a reload, not from the button. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return redirect("/admin");
}

export async function action({ request, context }: Route.ActionArgs) {
  await endAlertsHere(requireActor(context));
  return redirect("/admin/login", { headers: cookieHeaders(await signOut(browserOf(request))) });
}
