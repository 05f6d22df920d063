import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";

/** Empties the trash of quote requests, with their files, every night. */
export const purgeQuoteRequestsQueue = purgeTrashQueue(quoteRequests);
