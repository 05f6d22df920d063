import type { ZonesLeft } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { settingsTexts as texts } from "../labels.ts";
import { zoneAnswers } from "../rules.ts";

interface ZonesQuestionProps {
  zones: ZonesLeft;
  error?: string;
}

/** What becomes of the zones a moved shop leaves behind (rule settings/moved-zones). Nothing is chosen beforehand. */
export function ZonesQuestion({ zones, error }: ZonesQuestionProps) {
  const said = {
    replace: { label: texts.zonesReplaced, hint: texts.zonesReplacedBy(zones) },
    remove: { label: texts.zonesRemoved, hint: texts.zonesRemovedHint(zones) },
    keep: { label: texts.zonesKept, hint: texts.zonesKeptHint },
  };
  const options = zoneAnswers
    .filter((value) => value !== "replace" || zones.communes > 0)
    .map((value) => ({ value, ...said[value] }));
  return (
    <FieldGroup legend={texts.zonesLeft(zones)} error={error}>
      <SegmentedRadio name="zones" options={options} stacked />
    </FieldGroup>
  );
}
