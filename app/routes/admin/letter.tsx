import { data, redirect } from "react-router";
import { mayDo } from "#app/domains/auth/access/rules.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { changeLetter } from "#app/domains/newsletter/letters/commands.server.ts";
import { LetterEditor } from "#app/domains/newsletter/letters/components/letter-editor.tsx";
import { LetterPreview } from "#app/domains/newsletter/letters/components/letter-preview.tsx";
import {
  LetterConfirmation,
  LetterDeletion,
  LetterSending,
} from "#app/domains/newsletter/letters/components/letter-sending.tsx";
import { letterTexts as texts } from "#app/domains/newsletter/letters/labels.ts";
import {
  countReaders,
  getLetter,
  getLetterProgress,
  listOfferedArticles,
  previewLetter,
} from "#app/domains/newsletter/letters/queries.server.ts";
import { letterAddresses, letterPath } from "#app/domains/newsletter/letters/rules.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, errorsOf, unlessFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { getMailPause } from "#app/lib/mail/pause.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { useKeptAnswer } from "#app/ui/use-kept-answer.ts";
import type { Route } from "./+types/letter";

const newLetter = "new";

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { email, role } = requireActor(context);
  const maySend = mayDo(role, "send-letter");
  const step = url.searchParams.get("etape");
  if (id === newLetter) {
    const [offered, readers] = await Promise.all([listOfferedArticles([]), countReaders()]);
    return { id: crypto.randomUUID(), letter: null, offered, readers, email, step, plain: "", maySend };
  }
  const letter = isRecordId(id) ? await getLetter(id) : null;
  if (!letter) throw data(null, { status: 404 });
  const [offered, readers, progress, { plain }, pause] = await Promise.all([
    letter.status === "draft" ? listOfferedArticles(letter.postIds) : [],
    countReaders(),
    getLetterProgress(letter),
    previewLetter(letter),
    getMailPause(),
  ]);
  return {
    id,
    letter,
    offered,
    readers,
    progress,
    plain,
    email,
    step,
    maySend,
    isMailPaused: pause !== null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = await receiveValues(request);
  const [intent, id] = [firstValue(values, "intent"), firstValue(values, "id")];
  const result = await changeLetter(actor, values);
  if (result.outcome !== "done") return answerOf(result, { stale: texts.stale, gone: texts.gone });
  if (intent === "delete") return redirect(letterAddresses.path, 303);
  const step = intent === "test" ? "?etape=essai" : intent === "review" ? "?etape=envoi" : "";
  return redirect(`${letterPath(id)}${step}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args, texts.failed);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(texts.one);

export default function LetterScreen({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateOn(["emails"]);
  const answer = useKeptAnswer(actionData);
  const { letter, plain, email, step, maySend } = loaderData;
  const refusal = answer?.outcome === "invalid" ? texts.invalid : (answer?.refusal ?? null);
  return (
    <AdminPage
      title={letter ? texts.one : texts.newLetter}
      actions={
        <LinkButton variant="text" size="sm" to={letterAddresses.path}>
          {texts.all}
        </LinkButton>
      }
      live={<LiveState state={useLiveState()} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          {step === "essai" && !answer && <Alert tone="success">{texts.tested(email)}</Alert>}
          {letter && letter.status !== "draft" ? (
            <LetterSending {...loaderData} letter={letter} refusal={refusal} />
          ) : letter && step === "envoi" && maySend ? (
            <LetterConfirmation letter={letter} readers={loaderData.readers} refusal={refusal} />
          ) : letter && step === "suppression" ? (
            <LetterDeletion letter={letter} refusal={refusal} />
          ) : (
            <LetterEditor
              {...loaderData}
              typed={answer && "values" in answer ? answer.values : null}
              errors={errorsOf(answer)}
              refusal={refusal}
            />
          )}
        </div>
        {letter && <LetterPreview id={letter.id} plain={plain} />}
      </div>
    </AdminPage>
  );
}
