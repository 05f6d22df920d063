import type { SubmitEvent } from "react";
import { longDay } from "#app/lib/french/long-day.ts";
import { useAllowed } from "#app/ui/allowed.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Tag, type TagShape, type TagTone } from "#app/ui/tag.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { sayingTexts as texts } from "../content/saying-texts.ts";
import type { ReadyDecision, Saying } from "../queries/said-now.server.ts";
import { AnswerText } from "./answer-text.tsx";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import type { ReadyAct } from "../rules/sayings.ts";

const looks = {
  unread: { tone: "pending", shape: "dot" },
  read: { tone: "success", shape: "check" },
  withheld: { tone: "danger", shape: "cross" },
} satisfies Record<ReadyDecision["state"], { tone: TagTone; shape: TagShape }>;

interface SayingItemProps {
  saying: Saying;
  address: ChatbotAddress;
  /** Called when the owner presses a button. */
  onAct: () => void;
}

/**
 * One answer that the assistant can give: a question that gets it, today's text, where the text comes from, and the
 * buttons for the owner's decision.
 */
export function SayingItem({ saying, address, onAct }: SayingItemProps) {
  const { name, question, answer, from, settings, decision } = saying;
  const mayOpen = useAllowed();
  const links = settings.filter(({ to }) => mayOpen(to));
  return (
    <li
      id={itemId(saying.key)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 className="text-base wrap-anywhere">{name}</h4>
        <Tag tone="outline">{texts.from[from]}</Tag>
        {decision && <State {...decision} />}
      </div>
      {question && (
        <p className="text-small wrap-anywhere text-muted">
          {texts.asked} «&nbsp;{question}&nbsp;»
        </p>
      )}
      <p className="text-small wrap-anywhere whitespace-pre-line">
        <AnswerText content={answer} />
      </p>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {texts.changedIn}
          {links.map(({ label, to }) => (
            <AppLink key={to} to={to}>
              {label}
            </AppLink>
          ))}
        </p>
      )}
      {decision && <Acts name={name} decision={decision} address={address} onAct={onAct} />}
    </li>
  );
}

/** Returns the HTML id of an answer in the list. The list moves the focus to it. */
export function itemId(key: string): string {
  return `dit-${key}`;
}

function State({ state, by, at }: ReadyDecision) {
  return (
    <>
      <Tag {...looks[state]}>{texts.states[state]}</Tag>
      {by && at && <span className="text-small text-muted">{texts.readBy(by, longDay(at))}</span>}
    </>
  );
}

/** What the owner may do with a ready answer (one that came with the program) in each state. */
const actsOf = {
  unread: ["read", "withhold"],
  read: ["withhold", "unread"],
  withheld: ["say"],
} satisfies Record<ReadyDecision["state"], readonly ReadyAct[]>;

interface ActsProps extends Pick<SayingItemProps, "address" | "onAct"> {
  name: string;
  decision: ReadyDecision;
}

/** The buttons of a ready answer. Without JavaScript they post to the screen. */
function Acts({ name, decision: { id, version, state }, address, onAct }: ActsProps) {
  const { form, ask, busy, asked } = useChange<ConfigurationOutcome>(chatbotAddresses.write(address));
  const label = (says: string) => `${says}\u00a0: ${name}`;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAct();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    ask(data, texts.done[data.get("intent") as ReadyAct]);
  }
  return (
    <form {...form} onSubmit={submit} aria-label={name} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {actsOf[state].map((act) => (
        <Button
          key={act}
          type="submit"
          size="sm"
          name="intent"
          value={act}
          variant={act === "unread" ? "text" : "secondary"}
          busy={busy && asked?.get("intent") === act}
          busyLabel={texts.acting}
          disabled={busy}
          aria-label={label(texts.acts[act])}
        >
          {texts.acts[act]}
        </Button>
      ))}
      <LinkButton
        size="sm"
        variant="text"
        to={chatbotAddresses.write({ ...address, selectedId: id, questionId: null })}
        preventScrollReset
        aria-label={label(texts.acts.reword)}
      >
        {texts.acts.reword}
      </LinkButton>
    </form>
  );
}
