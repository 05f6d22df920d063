import type { ComponentProps, ReactNode } from "react";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

interface FieldsProps {
  values: FormValues;
  errors: FormErrors;
}

/**
 * The shop's numbers, as the form's hints show them. The page of a zone (town) shows these numbers if nobody typed any
 * for the zone.
 */
export interface ShopDefaults {
  teamSize: string;
  responseTime: string;
  satisfactionRate: string;
  coverageRadius: string;
}

interface TextProps extends FieldsProps {
  label: string;
  name: string;
  hint?: string;
  optional?: boolean;
  className?: string;
  input?: ComponentProps<typeof TextInput>;
}

function Text({ values, errors, name, input, ...field }: TextProps) {
  return (
    <Field {...field} name={name} error={errors[name]}>
      <TextInput size="sm" autoComplete="off" defaultValue={firstValue(values, name)} {...input} />
    </Field>
  );
}

/** A part of the form, with a title. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-6 gap-y-5 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0 md:grid-cols-2">
      <legend className="float-left mb-1 w-full font-title text-h4 font-bold md:col-span-2">{title}</legend>
      {children}
    </fieldset>
  );
}

/** The required fields: name, slug, city, postal code and address (rule zones/form). */
export function PlaceFields({ example, ...props }: FieldsProps & { example: string }) {
  return (
    <FieldSection title="La localisation">
      <Text {...props} label="Ville" name="city" />
      <Text {...props} label="Code postal" name="postal_code" input={{ inputMode: "numeric" }} />
      <Text {...props} label="Nom" name="name" hint={`Par exemple «\u00a0${example}\u00a0».`} />
      <Text
        {...props}
        label="Adresse de la page"
        name="slug"
        hint="Après /locations/. Composée d’après la ville tant que vous n’y touchez pas."
      />
      <Text {...props} label="Adresse postale" name="address" className="md:col-span-2" />
      <Text
        {...props}
        label="Latitude"
        name="latitude"
        optional
        hint="Vide&nbsp;: celle de la commune, si le site la connaît. Elle donne la distance et le plan."
      />
      <Text {...props} label="Longitude" name="longitude" optional hint="Négative à l’ouest de Greenwich." />
    </FieldSection>
  );
}

/** Phone, e-mail and hours. If a field is empty, the page shows the business's value. */
export function ContactFields(props: FieldsProps) {
  return (
    <FieldSection title="Le contact">
      <Text {...props} label="Téléphone" name="phone" optional input={{ type: "tel" }} />
      <Text {...props} label="E-mail" name="email" optional input={{ type: "email" }} />
      <Text
        {...props}
        label="Horaires"
        name="hours"
        optional
        hint="Ce qui manque est remplacé par les coordonnées de l’entreprise."
        className="md:col-span-2"
      />
    </FieldSection>
  );
}

/** Services, equipment and certifications, each as a list with one entry a line. */
export function ListFields({ values, errors }: FieldsProps) {
  const lists = { services: "Services", equipment: "Équipement", certifications: "Certifications" };
  return (
    <FieldSection title="Ce qui est proposé">
      {Object.entries(lists).map(([name, label]) => (
        <Field key={name} label={label} name={name} hint="Un par ligne." error={errors[name]} optional>
          <TextArea rows={5} defaultValue={firstValue(values, name)} />
        </Field>
      ))}
    </FieldSection>
  );
}

/** The four numbers of the zone's page. If a field is empty, the page shows the shop's number (rule zones/defaults). */
export function FigureFields({ shop, ...props }: FieldsProps & { shop: ShopDefaults }) {
  return (
    <FieldSection title="Les chiffres de la page">
      <Text
        {...props}
        label="Techniciens"
        name="team_size"
        optional
        hint={`Vide\u00a0: ${shop.teamSize}.`}
        input={{ inputMode: "numeric" }}
      />
      <Text
        {...props}
        label="Délai moyen"
        name="response_time"
        optional
        hint={`Vide\u00a0: ${shop.responseTime}.`}
      />
      <Text
        {...props}
        label="Satisfaction"
        name="satisfaction_rate"
        optional
        hint={`Vide\u00a0: ${shop.satisfactionRate}.`}
        input={{ inputMode: "numeric", unit: "%" }}
      />
      <Text
        {...props}
        label="Rayon couvert"
        name="coverage_radius"
        optional
        hint={`Vide\u00a0: ${shop.coverageRadius}.`}
        input={{ inputMode: "numeric", unit: "km" }}
      />
    </FieldSection>
  );
}

/**
 * The choice whether search engines may show the page: always, never, or only if the zone is within the radius that the
 * owner set for search engines (rule zones/indexed).
 */
export function IndexedField({ values, errors }: FieldsProps) {
  return (
    <FieldSection title="Les moteurs de recherche">
      <Field
        label="Montrer la page"
        name="is_indexed"
        hint="Selon la distance&nbsp;: dans le rayon des zones montrées aux moteurs seulement."
        error={errors.is_indexed}
      >
        <Select size="sm" defaultValue={firstValue(values, "is_indexed")}>
          <option value="">Selon la distance</option>
          <option value="true">Toujours</option>
          <option value="false">Jamais</option>
        </Select>
      </Field>
    </FieldSection>
  );
}
