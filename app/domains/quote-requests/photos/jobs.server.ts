import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { forgetPhotoLinks } from "./commands.server.ts";

/** The job that deletes old photo links, and photos whose form was never sent, every night. */
export const purgePhotoLinksQueue: JobQueue = {
  name: "purge-photo-links",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "25 3 * * *",
  work: async () => {
    const purged = await forgetPhotoLinks();
    if (purged) log.info({ purged }, "photo links forgotten");
  },
};
