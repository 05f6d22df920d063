import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { isSectionKey } from "#app/domains/business/registry.server.ts";
import { waitingBySection } from "#app/domains/business/rules/go-live.ts";
import { withoutSecrets } from "#app/domains/settings/commands/secrets.server.ts";
import { trySection } from "#app/domains/settings/commands/trial.server.ts";
import { SettingsScreen } from "#app/domains/settings/components/settings-screen.tsx";
import { welcomePath, welcomeTexts } from "#app/domains/settings/content.ts";
import { settingsTexts } from "#app/domains/settings/labels.ts";
import { getSectionScreen, listSections } from "#app/domains/settings/queries/section.server.ts";
import { sectionPath } from "#app/domains/settings/rules/form.ts";
import { previewedPages } from "#app/domains/settings/rules/previewed-pages.ts";
import { withPartTexts } from "#app/domains/settings/rules/step-sheets.ts";
import { listPartTexts } from "#app/domains/services/queries.server.ts";
import { getNearestZonePage } from "#app/domains/locations/zones/queries/surroundings.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { lacksMail } from "#app/lib/mail/state.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { receiveSection, saveSection } from "./save-section.server.ts";
import type { Route } from "./+types/settings";

export async function loader({ params: { section }, context }: Route.LoaderArgs) {
  const { email } = requireActor(context);
  if (section === undefined) throw redirect(sectionPath("company"));
  if (!isSectionKey(section)) throw data(null, { status: 404 });
  const profile = requestProfile(context);
  const waiting = waitingBySection(profile, { lacksMail: await lacksMail() });
  const menu = listSections().map((entry) => ({ ...entry, waiting: waiting[entry.key] ?? 0 }));
  const pages = previewedPages(section, profile, await getNearestZonePage());
  const stored = await getSectionScreen(section);
  // Each tick box of the section 'pages' leaves texts out of the services' pages. The screen shows these texts, so that
  // the owner can read them.
  const screen = section === "pages" ? withPartTexts(stored, listPartTexts(profile)) : stored;
  return { menu, screen, pages, recipient: email };
}

export async function action({ params: { section = "" }, request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  if (!isSectionKey(section)) throw data(null, { status: 404 });
  const received = await receiveSection(actor, section, request, context.get(requestInfo).networkKey);
  const { values } = received;
  if (firstValue(values, "intent") === "try")
    return answerOf({ ...(await trySection(actor, section, values)), intent: "try" as const });
  const result = await saveSection(actor, section, received, requestProfile(context));
  return answerOf({ ...result, intent: "save" as const, values: withoutSecrets(section, values) });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, loaderData?.screen.label, settingsTexts.title);
}

export default function Settings({
  loaderData: { menu, screen, pages, recipient },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={settingsTexts.title}
      actions={
        <LinkButton variant="text" size="sm" to={welcomePath}>
          {welcomeTexts.title}
        </LinkButton>
      }
    >
      <SettingsScreen
        menu={menu}
        screen={screen}
        pages={pages}
        recipient={recipient}
        {...answersOf(actionData)}
      />
    </AdminPage>
  );
}

/** Sorts the answer to a form sent without JavaScript: `tried` for a test of a connection, `answered` for a save. */
function answersOf(answer: Route.ComponentProps["actionData"]) {
  if (!answer || !("intent" in answer)) return {};
  return answer.intent === "try" ? { tried: answer } : { answered: answer };
}
