import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { NewsletterTabs } from "#app/domains/newsletter/components/newsletter-tabs.tsx";
import { subscribersTexts } from "#app/domains/newsletter/labels.ts";
import { LetterList } from "#app/domains/newsletter/letters/components/letter-list.tsx";
import { letterTexts } from "#app/domains/newsletter/letters/labels.ts";
import { listLetters } from "#app/domains/newsletter/letters/queries.server.ts";
import { letterAddresses, letterPath } from "#app/domains/newsletter/letters/rules.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/letters";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  return { letters: await listLetters(letterAddresses.read(url.searchParams).page) };
}

export const meta = screenMeta(letterTexts.title);

export default function Letters({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={subscribersTexts.title}
      actions={
        <>
          <NewsletterTabs current="letters" />
          <LinkButton size="sm" to={letterPath(null)} className="md:ml-auto">
            {letterTexts.newLetter}
          </LinkButton>
        </>
      }
    >
      <LetterList letters={letters} />
    </AdminPage>
  );
}
