import { sql } from "drizzle-orm";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import { changeMessage } from "./commands.server.ts";
import { messageExportColumns, serviceLabel } from "./labels.ts";
import {
  countContactMessages,
  exportContactMessages,
  getContactMessage,
  listContactMessages,
  waitingMessage,
} from "./queries.server.ts";
import { type MessageAddress, messageFilter } from "./rules.ts";

export const messageRecords: KindRecords = {
  table: contactMessages,
  sender: sql`name`,
  about: sql`service`,
  status: sql`null::text`,
  recipient: {
    first: sql`name`,
    last: sql`null::text`,
    services: sql`array_remove(array[service], null)`,
  },
  serviceLabel: ([service]) => serviceLabel(service ?? null),
  counted: sql`not read`,
  waiting: waitingMessage,
  urgent: null,
  results: { source: sql`source`, service: sql`service` },
  offered: null,
  due: sql`answer_due`,
  text: sql`message`,
  retention: { months: "prospectMonths", kept: null },
  list: (address: MessageAddress, page) => listContactMessages(messageFilter(address), page),
  count: countContactMessages,
  get: getContactMessage,
  change: changeMessage,
  exported: (address: MessageAddress) =>
    csvAnswer("messages.csv", messageExportColumns, exportContactMessages(messageFilter(address))),
};
