import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { generationTexts as texts } from "../labels.ts";
import type { CategoryProposal, MetaProposal } from "../rules/proposals.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { useGeneration } from "./use-generation.ts";

interface GenerationPanelProps {
  /** Whether a text-generation service is configured. */
  available: boolean;
  title: string;
  readContent: () => string;
  onTitle: (title: string) => void;
  onContent: (html: string) => void;
  onCategory: (category: CategoryProposal) => void;
  onMeta: (meta: MetaProposal) => void;
}

/**
 * The panel in which the text-generation service proposes texts (rule editor/generation). The person inserts a
 * proposal, asks for another or dismisses it. Without an API key or a title, the buttons are disabled and say why.
 */
export function GenerationPanel(props: GenerationPanelProps) {
  const { available, title, readContent, onTitle, onContent, onCategory, onMeta } = props;
  const generation = useGeneration();
  const [subject, setSubject] = useState("");
  const hasTitle = title.trim() !== "";
  const off = !available || generation.working !== null;
  const reason = available ? (hasTitle ? null : texts.noTitle) : texts.noKey;

  const start = {
    title: () => void generation.title(subject),
    content: () => void generation.content(title),
    category: () => void generation.category(title, readContent()),
    meta: () => void generation.meta(title, readContent()),
  };

  return (
    <section
      aria-labelledby="generation-title"
      className="rounded-control border border-line bg-paper p-4 md:p-5 noscript:hidden"
    >
      <h2 id="generation-title" className="flex items-center gap-2 text-h4 tracking-small">
        <Icon icon={Sparkles} /> {texts.title}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.introduction}</p>
      <div className="mt-4 flex flex-wrap items-end gap-2.5">
        <Field label={texts.subject} name="subject" optional className="min-w-55 flex-1">
          <TextInput
            size="sm"
            value={subject}
            maxLength={300}
            placeholder={texts.subjectHint}
            onChange={({ target }) => setSubject(target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </Field>
        <Button
          variant="secondary"
          size="sm"
          disabled={off}
          aria-describedby={available ? undefined : "generation-off"}
          onClick={start.title}
        >
          {texts.generateTitle}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {(["content", "category", "meta"] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            disabled={off || !hasTitle}
            aria-describedby={reason ? "generation-off" : undefined}
            onClick={start[kind]}
          >
            {
              { content: texts.generateContent, category: texts.generateCategory, meta: texts.generateMeta }[
                kind
              ]
            }
          </Button>
        ))}
      </div>
      {reason && (
        <p id="generation-off" className="mt-2.5 text-small text-muted">
          {reason}
        </p>
      )}
      {generation.working && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p role="status" className="flex items-center gap-2.5 text-small font-semibold">
            <Spinner /> {texts.working}
          </p>
          <Button variant="text" size="sm" onClick={generation.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {generation.message && (
        <Alert tone={generation.message.tone} role="alert" title={generation.message.title} className="mt-4">
          {generation.message.detail}
        </Alert>
      )}
      {generation.proposal && (
        <ProposalCard
          proposal={generation.proposal}
          working={generation.working !== null}
          onInsert={(proposal) => {
            if (proposal.kind === "title") onTitle(proposal.title);
            else if (proposal.kind === "category") onCategory(proposal.category);
            else if (proposal.kind === "meta") onMeta(proposal.meta);
            else onContent(proposal.parts.flatMap(({ html }) => html ?? []).join("\n"));
            generation.dismiss();
          }}
          onRedo={start[generation.proposal.kind]}
          onDismiss={generation.dismiss}
        />
      )}
    </section>
  );
}
