import { sql } from "drizzle-orm";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import { changeApplication } from "./commands.server.ts";
import { applicationExportColumns, labelOf } from "./labels.ts";
import { preferredServiceLabels } from "./content.ts";
import { countApplications, exportApplications, getApplication, listApplications } from "./queries.server.ts";
import type { ApplicationAddress } from "./rules/addresses.ts";

export const applicationRecords: KindRecords = {
  table: technicianApplications,
  sender: sql`first_name || ' ' || last_name`,
  about: sql`city`,
  status: sql`status`,
  recipient: { first: sql`first_name`, last: sql`last_name`, services: sql`preferred_services` },
  serviceLabel: (services) => services.map((service) => labelOf(preferredServiceLabels, service)).join(", "),
  counted: sql`status = 'pending'`,
  waiting: sql`status = 'pending'`,
  urgent: null,
  results: null,
  offered: null,
  due: sql`null::timestamptz`,
  text: sql`coalesce(cover_letter, '')`,
  // An approved application is kept, because the technician works with the shop.
  retention: { months: "applicantMonths", kept: sql`t.status = 'approved'` },
  list: (address: ApplicationAddress, page) => listApplications(address, page),
  count: countApplications,
  get: getApplication,
  change: changeApplication,
  exported: (address: ApplicationAddress) =>
    csvAnswer("candidatures.csv", applicationExportColumns, exportApplications(address)),
};
