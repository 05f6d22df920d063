import { quoteServiceTypes } from "#app/domains/services/labels.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { FilterFold, FilterSelect } from "#app/ui/filter-form.tsx";
import { InboxPane } from "#app/domains/submissions/components/inbox-pane.tsx";
import { PaneHead } from "#app/domains/submissions/components/pane-head.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import {
  quoteInboxTexts,
  quoteServiceLabel,
  quoteStatusLabel,
  type Urgency,
  urgencyLabels,
} from "../labels.ts";
import type { QuoteRequestSummary } from "../queries.server.ts";
import { isUrgent, type QuoteAddress, quoteAddresses, quoteStatuses } from "../rules.ts";

const { write, everything, exported } = quoteAddresses;
const urgencies = Object.keys(urgencyLabels) as Urgency[];

interface QuotesPaneProps {
  address: QuoteAddress;
  quotes: Page<QuoteRequestSummary>;
  now: Date;
  onToggleRead: (quote: QuoteRequestSummary) => void;
}

/** The list of requests, with its filters. */
export function QuotesPane({ address, quotes, now, onToggleRead }: QuotesPaneProps) {
  const isFiltered = address.search !== "" || Object.values(address.filters).some(Boolean);
  return (
    <>
      <PaneHead exportTo={exported(address)}>
        <Filters address={address} />
      </PaneHead>
      <InboxPane
        label={quoteInboxTexts.list}
        rows={quotes.items.map((quote) => ({
          id: quote.id,
          title: quoteName(quote),
          subtitle: quoteServiceLabel(quote.service_type),
          alert: isUrgent(quote) ? urgencyLabels.urgent.name : undefined,
          preview: quote.preview,
          createdAt: quote.createdAt,
          waiting: quote.read ? null : quoteInboxTexts.unread,
          state: quoteStatusLabel(quote.status),
          control: (
            <button
              type="button"
              onClick={() => onToggleRead(quote)}
              aria-label={`${quote.read ? quoteInboxTexts.read : quoteInboxTexts.unread}\u00a0: marquer la demande de ${quoteName(quote)} comme ${quote.read ? "non lue" : "lue"}`}
              className="min-h-8 rounded-mark px-2 text-meta font-semibold text-cobalt underline underline-offset-4 hover:bg-cobalt-wash"
            >
              {quote.read ? quoteInboxTexts.read : quoteInboxTexts.unread}
            </button>
          ),
        }))}
        page={quotes}
        selectedId={address.selectedId}
        now={now}
        addressOf={(selectedId) => write({ ...address, selectedId })}
        pageAddress={(page) => write({ ...address, page, selectedId: null })}
        filtered={
          isFiltered || quotes.total > 0
            ? {
                title: "Aucune demande trouvée",
                backLabel: "Voir toutes les demandes",
                backTo: write(everything),
              }
            : null
        }
        empty={{
          title: quoteInboxTexts.empty,
          text: quoteInboxTexts.whyEmpty,
          next: (
            <LinkButton variant="secondary" size="sm" to="/devis" reloadDocument>
              Ouvrir la page Devis
            </LinkButton>
          ),
        }}
      />
    </>
  );
}

/** Returns the sender's name, with the company after it. */
function quoteName({ first_name, last_name, company }: QuoteRequestSummary): string {
  return [`${first_name} ${last_name}`, company].filter(Boolean).join(", ");
}

function Filters({ address: { filters } }: { address: QuoteAddress }) {
  const { statut, urgence, service } = filters;
  return (
    <FilterFold active={[statut, urgence, service].filter(Boolean).length}>
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
        options={quoteServiceTypes.map((value) => ({ value, label: quoteServiceLabel(value) }))}
        className="col-span-2"
      />
    </FilterFold>
  );
}
