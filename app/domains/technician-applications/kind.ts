import UserRound from "lucide-react/icons/user-round";
import type { Kind } from "#app/domains/submissions/kind.ts";
import { applicationInboxTexts, applicationStatusLabels, contactTypeLabels, labelOf } from "./labels.ts";
import { applicationAddresses } from "./rules/addresses.ts";

const statusLabel = (status: string) => labelOf(applicationStatusLabels, status);

export const applicationKind: Kind = {
  table: "technician_applications",
  addresses: applicationAddresses,
  page: "/join",
  desk: "review",
  name: "Candidature",
  plural: "Candidatures",
  icon: UserRound,
  nouns: ["candidature", "candidatures"],
  gone: applicationInboxTexts.gone,
  badge: {
    to: applicationAddresses.path,
    one: "candidature en attente",
    many: "candidatures en attente",
    none: "Aucune candidature en attente",
  },
  reply: { subject: "Votre candidature", title: "Réponse à votre candidature" },
  repeated: "Déjà candidat",
  aboutLabel: (city) => city ?? "",
  standing: ({ status }) => ({ label: statusLabel(status ?? ""), isWaiting: status === "pending" }),
  statusLabel,
  contactLabel: (type) => labelOf(contactTypeLabels, type),
};
