import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { SteelRule } from "#app/ui/steel-rule.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { GallerySection } from "./gallery-section.tsx";

const figures = [
  { value: "10+ ans", label: "d’expérience à l’établi" },
  { value: "500+", label: "clients satisfaits" },
  { value: "24 h", label: "de délai moyen de réponse" },
];

export function SheetGallery() {
  return (
    <GallerySection title="Bon, feuille, réglet" width={7}>
      <div className="on-ink rounded-control p-5 md:p-8">
        <Slip title="Envoyez-nous un message" aside="Réponse sous 24 h">
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="Nom" name="slip-name">
              <TextInput autoComplete="off" />
            </Field>
            <Field label="Téléphone" name="slip-phone" optional>
              <TextInput type="tel" placeholder="06 12 34 56 78" autoComplete="off" />
            </Field>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
              <Button busy={false}>Envoyer le message</Button>
              <p className="flex-[1_1_220px] text-small text-muted">
                Vos coordonnées servent à vous répondre, rien d’autre.{" "}
                <a href="/confidentialite">Vos droits</a>
              </p>
            </div>
          </div>
        </Slip>
      </div>
      <Sheet ruled="columns">
        {["Équipement", "Certifications", "Horaires"].map((title) => (
          <div key={title} className="p-6">
            <h3>{title}</h3>
            <p className="mt-2 text-small text-muted">Une feuille réglée, des filets partagés.</p>
          </div>
        ))}
      </Sheet>
      <div>
        <SteelRule />
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))]">
          {figures.map(({ value, label }) => (
            <div
              key={value}
              className="flex flex-col-reverse justify-end border-l-2 border-ink pt-4 pb-1 pl-4"
            >
              <dt className="mt-2 text-small">{label}</dt>
              <dd className="font-title text-figure font-display tracking-figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </GallerySection>
  );
}
