import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue, type FormErrors, formValues, type FormValues } from "#app/lib/forms/form.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ThumbBar } from "#app/ui/thumb-bar.tsx";
import { Differences } from "#app/ui/differences.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { UnsavedChanges } from "#app/ui/unsaved-changes.tsx";
import { backOfficeLabels, locationFieldLabels } from "../../labels/back-office.ts";
import type { LocationAnswer } from "../../rules/admin-answers.ts";
import { locationAddresses } from "../../rules/admin-addresses.ts";
import { locationSchema } from "../../../validation.ts";
import { DescriptionField } from "./description-field.tsx";
import { ContactFields, FigureFields, IndexedField, ListFields, PlaceFields } from "./location-fields.tsx";
import type { ShopDefaults } from "./location-fields.tsx";

interface LocationFormProps {
  values: FormValues;
  /** The version that the form was loaded with; 0 for a new location. The server refuses to save an outdated one. */
  version: number;
  answer: LocationAnswer | undefined;
  example: string;
  shop: ShopDefaults;
}

/** The form of a location (town), checked here and by the server. A refusal keeps the typed text (rule zones/form). */
export function LocationForm(props: LocationFormProps) {
  const { values: stored, version: readVersion, answer, example, shop } = props;
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(readVersion);
  const values = answer ? answer.values : stored;
  const [seen, setSeen] = useState(answer);
  const [errors, setErrors] = useState<FormErrors>(errorsOf(answer));
  // While this is true, the form derives the slug (the name in the page's URL) from the city. Typing a slug makes it
  // false.
  const isSlugDerived = useRef(readVersion === 0 && !firstValue(values, "slug"));
  const [dirty, setDirty] = useState(false);
  const busy = useNavigation().state !== "idle";
  if (answer !== seen) {
    setSeen(answer);
    setErrors(errorsOf(answer));
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    setDirty(true);
    const { name, value } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _cleared, ...others }) => others);
    if (name === "slug") isSlugDerived.current = value === "";
    const slug = form.current?.elements.namedItem("slug");
    if (name === "city" && isSlugDerived.current && slug instanceof HTMLInputElement)
      slug.value = slugify(value);
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        const checked = checkForm(locationSchema, formValues(new FormData(event.currentTarget)));
        if (!("errors" in checked)) return;
        event.preventDefault();
        setErrors(checked.errors);
        const controls = [...event.currentTarget.elements] as HTMLInputElement[];
        controls.find(({ name }) => name in checked.errors)?.focus();
      }}
      className="grid max-w-240 gap-10"
    >
      <input type="hidden" name="version" value={version} />
      <PlaceFields values={values} errors={errors} example={example} />
      <ContactFields values={values} errors={errors} />
      <DescriptionField form={form} initial={firstValue(values, "description")} error={errors.description} />
      <ListFields values={values} errors={errors} />
      <FigureFields values={values} errors={errors} shop={shop} />
      <IndexedField values={values} errors={errors} />
      <div className="grid gap-5 border-t border-line pt-6">
        {answer && !busy && (
          <Refusal answer={answer} errors={errors} version={version} onOverwrite={setVersion} />
        )}
        <ThumbBar>
          <Button type="submit" size="sm" busy={busy} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
          <LinkButton to={locationAddresses.path} variant="secondary" size="sm">
            Annuler
          </LinkButton>
        </ThumbBar>
        <UnsavedChanges dirty={dirty}>{backOfficeLabels.leave}</UnsavedChanges>
      </div>
    </Form>
  );
}

interface RefusalProps {
  answer: LocationAnswer;
  errors: FormErrors;
  version: number;
  onOverwrite: (version: number) => void;
}

/** Shows the sentence of the site's specification for a failed save, with the errors below it (rule zones/form). */
function Refusal({ answer, errors, version, onOverwrite }: RefusalProps) {
  if (answer.outcome === "invalid" && Object.keys(errors).length === 0) return null;
  return (
    <Alert tone="danger" title={backOfficeLabels.saveFailure}>
      {answer.outcome === "invalid" && `${Object.values(errors).join(". ")}.`}
      {answer.outcome === "gone" && backOfficeLabels.gone}
      {answer.outcome === "failed" && backOfficeLabels.tryAgain}
      {answer.outcome === "stale" && (
        <>
          <p>{version === answer.version ? backOfficeLabels.overwriting : backOfficeLabels.stale}</p>
          <Differences
            fields={Object.entries(locationFieldLabels).map(([name, label]) => ({
              label,
              mine: firstValue(answer.values, name),
              theirs: firstValue(answer.theirs, name),
            }))}
          />
          <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <AppLink to="." target="_blank" rel="noopener">
              Voir la version enregistrée (nouvel onglet)
            </AppLink>
            {version !== answer.version && (
              <Button variant="secondary" size="sm" onClick={() => onOverwrite(answer.version)}>
                Remplacer par ma saisie
              </Button>
            )}
          </p>
        </>
      )}
    </Alert>
  );
}
