import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PhotosAnswer } from "../commands.server.ts";
import { photoTexts } from "../labels.ts";
import type { PhotoLinkState } from "../queries.server.ts";
import { shownCode } from "../rules.ts";

type Refused = Exclude<PhotosAnswer, { outcome: "done" }> & { code: string };

interface PhotosPageProps {
  /** The state of the code in the URL; null if the URL has no code. */
  link: PhotoLinkState | null;
  /** How many photos have just been added. */
  added: number;
  answered: Refused | undefined;
  action: string;
}

const accept = "image/jpeg,image/png,image/webp,image/heic,.heic,.heif";

/**
 * The page that a QR code opens on a telephone (rule forms/photo-link). It has the browser's own file field, so it
 * works without JavaScript. It shows no data of the request, because anybody with the code can open it.
 */
export function PhotosPage({ link, added, answered, action }: PhotosPageProps) {
  const code = answered?.code ?? (link?.state === "open" ? link.code : "");
  const state = answered?.outcome === "gone" ? answered.state : link?.state;
  const takes = answered ? answered.outcome !== "gone" : state === "open";
  const isFull = !answered && link?.state === "open" && link.left === 0;
  return (
    <div className="wrap pt-6 pb-(--section) *:max-w-170 md:pt-10">
      <h1>{photoTexts.title}</h1>
      <p className="mt-4 text-lead text-muted">{photoTexts.lead}</p>
      <div id="photos" tabIndex={-1} className="mt-6 scroll-mt-[60vh] outline-none">
        {added > 0 && !answered && <Alert tone="success" title={photoTexts.added(added)} className="mb-5" />}
        <Refusal state={answered?.outcome === "limited" ? "limited" : state} answered={answered} />
        {takes && !isFull && (
          <Slip title={photoTexts.title} aside={code && shownCode(code)} level={2}>
            <form method="post" action={action} encType="multipart/form-data" className="grid gap-5">
              <input type="hidden" name="code" value={code} />
              <Field
                label={photoTexts.field}
                name="photos"
                hint={photoTexts.limits}
                error={answered?.outcome === "invalid" ? answered.errors.photos : undefined}
              >
                <FileInput accept={accept} multiple />
              </Field>
              <Button type="submit" className="max-md:w-full">
                {photoTexts.submit}
              </Button>
            </form>
          </Slip>
        )}
        {isFull && <Alert tone="info" title={photoTexts.full} />}
        {!takes && <CodeForm action={action} />}
      </div>
    </div>
  );
}

function Refusal({ state, answered }: { state: string | undefined; answered: Refused | undefined }) {
  const profile = useProfile();
  if (answered?.outcome === "failed")
    return <Alert tone="danger" title={photoTexts.failed} className="mb-5" />;
  if (state !== "unknown" && state !== "expired" && state !== "limited") return null;
  return (
    <Alert tone="danger" title={photoTexts[state]} className="mb-5">
      {photoTexts[`${state}Text`]}{" "}
      <a href={phoneHref(profile)} className="font-semibold whitespace-nowrap">
        {profile.phone.display}
      </a>
    </Alert>
  );
}

function CodeForm({ action }: { action: string }) {
  return (
    <form action={action} className="grid gap-5">
      <Field label={photoTexts.code} name="code" hint={photoTexts.codeHint}>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{photoTexts.open}</Button>
        <LinkButton to="/devis" variant="secondary">
          Faire une demande
        </LinkButton>
      </div>
    </form>
  );
}
