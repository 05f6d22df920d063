import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";

/** Empties the trash of applications, every night. */
export const purgeTechnicianApplicationsQueue = purgeTrashQueue(technicianApplications);
