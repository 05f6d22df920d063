import { estimateTexts } from "../content.ts";
import { estimateField, type ShownEstimate } from "../rules.ts";

/**
 * Shows above the form the price range that the estimate gave or the plan that the visitor chose, and that it is not a
 * promise. The hidden field sends it with the request (rules forms/estimate-kept, forms/plan).
 */
export function EstimateNotice({ shown, className }: { shown: ShownEstimate; className?: string }) {
  return (
    <div className={className}>
      <input type="hidden" name={estimateField} value={shown.token} readOnly />
      <p className="text-base">
        <span className="text-muted">{estimateTexts.label}&nbsp;:</span> <strong>{shown.text}</strong>{" "}
        <a href="/devis?formule=">Retirer</a>
      </p>
      <p className="mt-0.5 max-w-[39.7em] text-small text-muted">{estimateTexts.noPromise}</p>
    </div>
  );
}
