import FileText from "lucide-react/icons/file-text";
import type { Kind } from "#app/domains/submissions/kind.ts";
import { quoteInboxTexts, quoteStatusLabel } from "./labels.ts";
import { quoteServiceLabel } from "./content.ts";
import { quoteAddresses, type QuoteStatus } from "./rules/addresses.ts";

const begun: QuoteStatus = "in_progress";

export const quoteKind: Kind = {
  table: "quote_requests",
  addresses: quoteAddresses,
  desk: "answer",
  promise: "quote",
  sources: { quote: "Page Devis" },
  name: "Devis",
  plural: "Devis",
  icon: FileText,
  nouns: ["demande de devis", "demandes de devis"],
  gone: quoteInboxTexts.gone,
  badge: {
    to: quoteAddresses.path,
    one: "nouvelle demande de devis",
    many: "nouvelles demandes de devis",
    none: "Aucun devis à traiter",
  },
  reply: { subject: "Votre demande de devis", title: "Réponse à votre demande de devis" },
  aboutLabel: (service) => quoteServiceLabel(service ?? ""),
  standing: ({ status }) => ({ label: quoteStatusLabel(status ?? ""), isWaiting: status === "new" }),
  statusLabel: quoteStatusLabel,
  afterReply: ({ id, version, status, answeredAt, nextStepRefusedAt, result }) =>
    status === "new" && !result && answeredAt && !(nextStepRefusedAt && nextStepRefusedAt >= answeredAt)
      ? {
          label: `Passer la demande à «\u00a0${quoteStatusLabel(begun)}\u00a0»`,
          path: quoteAddresses.path,
          request: { intent: "status", id, version: String(version), status: begun },
          refusal: {
            label: `Garder «\u00a0${quoteStatusLabel("new")}\u00a0»`,
            request: { intent: "keep-status", id },
          },
        }
      : null,
};
