import { useProfile } from "#app/domains/business/profile.ts";
import { formServices, quoteTypes } from "#app/domains/business/rules/form-services.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { FilterGroup, FilterSelect } from "#app/ui/filter-form.tsx";
import { InboxPane } from "#app/domains/submissions/components/inbox-pane.tsx";
import { quoteInboxTexts, quoteStatusLabel } from "../labels.ts";
import { quoteServiceLabel } from "../content.ts";
import { type Urgency, urgencyLabels } from "../content.ts";
import type { QuoteRequestSummary } from "../queries.server.ts";
import { type QuoteAddress, quoteAddresses, quoteStatuses } from "../rules/addresses.ts";
import { quoteRow } from "./quote-row.tsx";

const urgencies = Object.keys(urgencyLabels) as Urgency[];

interface QuotesPaneProps {
  address: QuoteAddress;
  quotes: Page<QuoteRequestSummary>;
  spamCount: number;
  now: Date;
  onToggleRead: (quote: QuoteRequestSummary) => void;
}

/** The list of requests, with its filters. */
export function QuotesPane({ address, quotes, spamCount, now, onToggleRead }: QuotesPaneProps) {
  const shop = useProfile();
  return (
    <InboxPane
      addresses={quoteAddresses}
      address={address}
      filters={<Filters address={address} />}
      rows={quotes.items.map((quote) => quoteRow(quote, { now, shop }, onToggleRead))}
      page={quotes}
      spamCount={spamCount}
      now={now}
      texts={quoteInboxTexts}
      filtered={{ title: "Aucune demande trouvée", backLabel: "Voir toutes les demandes" }}
      next={{ to: "/devis", label: "Ouvrir la page Devis" }}
    />
  );
}

function Filters({ address: { filters } }: { address: QuoteAddress }) {
  const { statut, urgence, service } = filters;
  const profile = useProfile();
  const offered = formServices(profile, quoteTypes(profile)).map(({ value }) => value);
  // A service in the URL stays a choice even if the shop no longer offers it, because requests for it still exist.
  const services = [...new Set([...offered, ...(service ? [service] : [])])];
  return (
    <FilterGroup>
      <FilterSelect
        name="statut"
        label="Statut"
        all="Tout statut"
        value={statut}
        options={quoteStatuses.map((value) => ({ value, label: quoteStatusLabel(value) }))}
      />
      <FilterSelect
        name="urgence"
        label="Urgence"
        all="Toute urgence"
        value={urgence}
        options={urgencies.map((value) => ({ value, label: urgencyLabels[value].name }))}
      />
      <FilterSelect
        name="service"
        label="Service"
        all="Tout service"
        value={service}
        options={services.map((value) => ({ value, label: quoteServiceLabel(value) }))}
        className="col-span-2 md:max-xl:col-span-1"
      />
    </FilterGroup>
  );
}
