import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { GallerySection } from "./gallery-section.tsx";

const urgencies = [
  { value: "urgent", label: "Urgent", hint: "sous 24 h" },
  { value: "normal", label: "Normal", hint: "2 à 3 jours" },
  { value: "planned", label: "Planifié", hint: "plus d’une semaine" },
];

export function FieldGallery() {
  return (
    <GallerySection title="Champs" width={7}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Nom" name="name">
          <TextInput placeholder="Hélène Marchand" autoComplete="off" />
        </Field>
        <Field label="E-mail (focus)" name="email">
          <TextInput type="email" defaultValue="helene@exemple.fr" data-state="focus" autoComplete="off" />
        </Field>
        <Field label="Téléphone" name="phone" optional error="Numéro de téléphone invalide">
          <TextInput type="tel" defaultValue="06 12" autoComplete="off" />
        </Field>
        <Field label="Référence" name="reference" hint="Attribuée à l’envoi.">
          <TextInput defaultValue="D-2026-0418" disabled />
        </Field>
        <Field label="Service" name="service">
          <Select defaultValue="">
            <option value="" disabled hidden>
              Sélectionnez un service
            </option>
            <option>Dépannage à distance</option>
            <option>Récupération de données</option>
            <option>Configuration réseau</option>
          </Select>
        </Field>
        <Field label="Budget" name="budget" optional hint="Une virgule convient : 149,50.">
          <TextInput inputMode="decimal" defaultValue="150" unit="€" />
        </Field>
        <Field label="Service, refusé" name="service-refused" error="Veuillez sélectionner un service">
          <Select defaultValue="autre">
            <option value="autre">Autre</option>
          </Select>
        </Field>
        <Field label="Service, inactif" name="service-off">
          <Select disabled>
            <option>Dépannage logiciel</option>
          </Select>
        </Field>
        <Field
          label="Message"
          name="message"
          className="md:col-span-2"
          hint="Utile : la marque, le modèle, le message affiché."
          error={["Le message doit contenir au moins 10 caractères"]}
        >
          <TextArea defaultValue="Bonjour" />
        </Field>
        <FieldGroup legend="Urgence" className="md:col-span-2">
          <SegmentedRadio name="urgency" options={urgencies} defaultValue="normal" />
        </FieldGroup>
        <FieldGroup legend="Spécialités" error="Au moins une spécialité" className="md:col-span-2">
          <div className="grid md:grid-cols-2">
            <Checkbox name="specialty" value="hardware" label="Réparation matérielle" defaultChecked />
            <Checkbox name="specialty" value="network" label="Réseau et Wi-Fi" />
            <Checkbox name="specialty" value="data" label="Récupération de données" />
            <Checkbox name="specialty" value="other" label="Autre, inactif" disabled />
          </div>
        </FieldGroup>
        <SearchField label="Rechercher" name="search" placeholder="Un nom, un e-mail, un mot" />
        <SearchField
          label="Rechercher encore"
          name="search-filled"
          placeholder="Un nom"
          defaultValue="Marchand"
          shortcut={false}
        />
      </div>
    </GallerySection>
  );
}
