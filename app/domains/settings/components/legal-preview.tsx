import { toComplete } from "#app/domains/business/labels/legal.ts";
import { saysNotConcerned } from "#app/domains/business/rules/identifiers.ts";
import { settingsOf, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFacts, PreviewFrame } from "./preview-frame.tsx";

/**
 * Shows the legal facts as the legal pages will have them. A missing fact is marked. An optional fact that is empty is
 * left out, and so is a fact with the value 'Sans objet' (not applicable; rule pages/legal).
 */
export function LegalPreview(now: TypedScreen) {
  const facts = settingsOf(now.screen).flatMap((setting) => {
    if (setting.kind !== "text") return [];
    const said = textNow(now, setting.name);
    const isUnsaid = !said && setting.isOptional;
    const isLeftOut = saysNotConcerned(said) || isUnsaid;
    return isLeftOut ? [] : [[setting.label, said || toComplete] as const];
  });
  return (
    <PreviewFrame>
      <PreviewFacts facts={facts} />
    </PreviewFrame>
  );
}
