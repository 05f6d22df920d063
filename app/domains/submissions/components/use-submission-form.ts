import { useMemo } from "react";
import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import type { LazyCheck } from "#app/lib/forms/lazy-check.ts";
import { usePublicForm } from "#app/lib/forms/public-form.ts";

type Options = Omit<Parameters<typeof usePublicForm>[0], "check"> & {
  /** Returns the validation rules for a shop. A new function at each render would build the rules again each time. */
  checkWith: (shop: Pick<SiteProfile, "site">) => LazyCheck;
};

/** Manages the state of a public form whose validation rules depend on the services that the shop offers. */
export function useSubmissionForm({ checkWith, ...options }: Options) {
  const profile = useProfile();
  const check = useMemo(() => checkWith(profile), [checkWith, profile]);
  return usePublicForm({ ...options, check });
}

export type SubmissionForm = ReturnType<typeof useSubmissionForm>;
