import { estimateTexts } from "../content.ts";
import { estimateField, type ShownEstimate } from "../rules.ts";

/**
 * Shows above the form the price range that the estimate gave, and that it is not a promise. The hidden field sends the
 * range with the request (rule forms/estimate-kept).
 */
export function EstimateNotice({ shown, className }: { shown: ShownEstimate; className?: string }) {
  return (
    <div className={className}>
      <input type="hidden" name={estimateField} value={shown.token} readOnly />
      <p className="text-base">
        <span className="text-muted">{estimateTexts.kept}&nbsp;:</span> <strong>{shown.text}</strong>
      </p>
      <p className="mt-0.5 max-w-[39.7em] text-small text-muted">{estimateTexts.noPromise}</p>
    </div>
  );
}
