import { useMemo } from "react";
import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import type { LazyCheck } from "#app/lib/forms/lazy-check.ts";
import { usePublicForm } from "#app/lib/forms/public-form.ts";

type Options = Omit<Parameters<typeof usePublicForm>[0], "check"> & {
  /** Returns the validation rules for a shop. It must be the same function at each render. */
  checkWith: (shop: Pick<SiteProfile, "site">) => LazyCheck;
};

/** Manages a public form whose rules depend on the shop's services (rules forms/success and forms/spam). */
export function useSubmissionForm({ checkWith, ...options }: Options) {
  const profile = useProfile();
  const check = useMemo(() => checkWith(profile), [checkWith, profile]);
  return usePublicForm({ ...options, check });
}

export type SubmissionForm = ReturnType<typeof useSubmissionForm>;
