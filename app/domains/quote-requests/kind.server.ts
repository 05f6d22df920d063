import { sql } from "drizzle-orm";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import { changeQuoteRequest } from "./commands.server.ts";
import { quoteExportColumns } from "./labels.ts";
import { quoteServiceLabel } from "./content.ts";
import {
  countQuoteRequests,
  exportQuoteRequests,
  getQuoteRequest,
  listQuoteRequests,
  waitingQuote,
} from "./queries.server.ts";
import type { QuoteAddress } from "./rules/addresses.ts";

export const quoteRecords: KindRecords = {
  table: quoteRequests,
  sender: sql`first_name || ' ' || last_name`,
  about: sql`service_type`,
  status: sql`status`,
  recipient: { first: sql`first_name`, last: sql`last_name`, services: sql`array[service_type]` },
  serviceLabel: ([service = ""]) => quoteServiceLabel(service),
  counted: sql`not read and status = 'new'`,
  waiting: waitingQuote,
  urgent: sql`urgency = 'urgent' and status in ('new', 'in_progress') and awaits_answer`,
  results: { source: sql`'quote'`, service: sql`service_type` },
  offered: sql`offered_amount`,
  due: sql`answer_due`,
  text: sql`description`,
  retention: { months: "prospectMonths", kept: null },
  list: (address: QuoteAddress, page) => listQuoteRequests(address, page),
  count: countQuoteRequests,
  get: getQuoteRequest,
  change: changeQuoteRequest,
  exported: (address: QuoteAddress) =>
    csvAnswer("devis.csv", quoteExportColumns, exportQuoteRequests(address)),
};
