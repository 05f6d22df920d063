import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Given } from "#app/domains/business/sections/settings.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";

interface SectionGroupProps {
  group: SectionScreen["groups"][number];
  errors: FormErrors;
  /** Its controls. */
  children: ReactNode;
}

/** A sheet of a section's form. A folded one is opened by its title, and by an error inside. */
export function SectionGroup({
  group: { title, text, given, isFolded, settings },
  errors,
  children,
}: SectionGroupProps) {
  const controls = (
    <>
      {given && <GivenByMachine given={given} />}
      {text && !given && <p className="mt-1 text-muted">{text}</p>}
      {!given && <div className="mt-4 grid items-start gap-4 md:grid-cols-6">{children}</div>}
    </>
  );
  if (!isFolded)
    return (
      <Sheet id={`sheet-${settings[0]?.name}`} className="scroll-mt-24 p-4 md:p-5">
        <h3 className="text-h4">{title}</h3>
        {controls}
      </Sheet>
    );
  const isWrong = settings.some(({ name }) =>
    Object.keys(errors).some((wrong) => wrong === name || wrong.startsWith(`${name}.`)),
  );
  const isChanged = settings.some(({ isStandard }) => !isStandard);
  return (
    <Sheet>
      <details className="group" open={isWrong || undefined}>
        <summary className="flex list-none items-center justify-between gap-4 p-4 md:p-5 [&::-webkit-details-marker]:hidden">
          <h3 className="text-h4">{title}</h3>
          <span className="flex items-center gap-3 text-small text-muted">
            {isChanged && "Modifié"}
            <Icon icon={ChevronDown} className="transition-transform duration-200 group-open:rotate-180" />
          </span>
        </summary>
        <div className="px-4 pb-4 md:px-5 md:pb-5">{controls}</div>
      </details>
    </Sheet>
  );
}

function GivenByMachine({ given: { variable, shown } }: { given: Given }) {
  return (
    <p className="mt-1 text-muted">
      {texts.given(variable)}
      {shown && <strong className="block font-semibold wrap-anywhere text-ink">{shown}</strong>}
    </p>
  );
}
