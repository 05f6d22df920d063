import type { ReactNode } from "react";
import type { FormErrors } from "#app/lib/form.ts";
import { Sheet } from "#app/ui/sheet.tsx";

/** What a form of the account page was answered. */
export type Answered = { status: "saved" } | { status: "invalid"; errors: FormErrors };

/** The errors to show under the fields, none once saved. */
export function errorsOf(answered: Answered | undefined): FormErrors {
  return answered?.status === "invalid" ? answered.errors : {};
}

/** One subject of the account page: what it is about at the left, its form or list at the right. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <Sheet className="grid gap-x-10 gap-y-5 p-5 md:p-6 xl:grid-cols-[4fr_8fr]">
      <div>
        <h2 className="text-h4">{title}</h2>
        <p className="mt-1.5 text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Sheet>
  );
}
