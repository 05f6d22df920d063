import { useProfile } from "#app/domains/business/profile.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { replacementPath, replacementTexts } from "../content.ts";
import { type Compared, type ComparedErrors, type Comparison, servedMachines } from "../rules.ts";
import { Assumptions, ComparisonResult } from "./comparison.tsx";

interface ReplacementPageProps {
  /** The texts that the visitor typed, by parameter. */
  typed: Readonly<Record<string, string>>;
  errors: ComparedErrors;
  result: { compared: Compared; comparison: Comparison } | null;
}

/**
 * The page that compares the price of a repair with that of a new machine (rule pages/replacement). It is a GET form,
 * so it needs no script and its result has a URL.
 */
export function ReplacementPage({ typed, errors, result }: ReplacementPageProps) {
  return (
    <>
      <PageHead
        trail={[{ label: "Accueil", to: "/" }, { label: replacementTexts.title }]}
        title={replacementTexts.title}
        lead={replacementTexts.lead}
      />
      <div className="wrap grid items-start gap-x-14 gap-y-10 pb-(--section) lg:grid-cols-2">
        <Slip title={replacementTexts.form} level={2} className="print:hidden">
          <form
            action={`${replacementPath}#resultat`}
            aria-label={replacementTexts.form}
            className="grid gap-5 md:grid-cols-2"
          >
            <Field label={replacementTexts.machine} name="appareil" error={errors.machine}>
              <Select defaultValue={typed.appareil || "portable"}>
                {servedMachines(useProfile()).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={replacementTexts.age} name="age" error={errors.age}>
              <TextInput inputMode="decimal" autoComplete="off" defaultValue={typed.age} />
            </Field>
            <Field
              label={replacementTexts.repair}
              name="reparation"
              error={errors.repair}
              hint={replacementTexts.repairHint}
              className="md:col-span-2"
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                unit="€"
                defaultValue={withoutUnit(typed.reparation)}
              />
            </Field>
            <Field
              label={replacementTexts.replacement}
              name="neuf"
              error={errors.replacement}
              className="md:col-span-2"
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                unit="€"
                defaultValue={withoutUnit(typed.neuf)}
              />
            </Field>
            <Button type="submit" className="max-md:w-full md:justify-self-start">
              {replacementTexts.submit}
            </Button>
          </form>
        </Slip>
        <div id="resultat" tabIndex={-1} className="outline-none">
          {result ? <ComparisonResult {...result} /> : <Assumptions />}
        </div>
      </div>
    </>
  );
}

/** Returns a typed amount without its euro sign, because the field itself shows one. */
function withoutUnit(typed: string | undefined): string | undefined {
  return typed?.replace(/\s?€\s?$/, "");
}
