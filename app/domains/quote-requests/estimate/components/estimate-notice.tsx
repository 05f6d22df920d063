import { estimateTexts } from "../content.ts";
import { estimateField, type ShownEstimate } from "../rules.ts";

/**
 * Shows above the form the price range that the estimate gave or the plan that the visitor chose, and that it is not a
 * promise. The hidden field sends it with the request (rules forms/estimate-kept, forms/plan). The link names no plan
 * that exists, so the form opens without one.
 */
export function EstimateNotice({ shown, className }: { shown: ShownEstimate; className?: string }) {
  return (
    <div className={className}>
      <input type="hidden" name={estimateField} value={shown.token} readOnly />
      <p className="text-base">
        <span className="text-muted">{estimateTexts.label}&nbsp;:</span> <strong>{shown.text}</strong>{" "}
        <a href="/devis?formule=aucune">Retirer</a>
      </p>
      <p className="text-small text-muted">{estimateTexts.noPromise}</p>
    </div>
  );
}
