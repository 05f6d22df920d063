import { requireActor } from "#app/domains/auth/guard.server.ts";
import { kindAt, kindOf } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import type { Route } from "./+types/inbox-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const kind = kindAt(url.pathname);
  return kindRecords[kind].exported(kindOf(kind).addresses.read(url.searchParams));
}
