/**
 * Restores the text that somebody typed in the page's text areas whenever React, while it hydrates the page, resets a
 * filled text area to its initial text (rule pages/first-act). Returns a function that stops this.
 */
export function keepTypedTexts(): () => void {
  const watches = [...document.querySelectorAll("textarea")]
    .filter(({ defaultValue }) => defaultValue)
    .map(watch);
  return () => {
    for (const end of watches) end();
  };
}

function watch(field: HTMLTextAreaElement): () => void {
  let kept = stateOf(field);
  const note = () => (kept = stateOf(field));
  const restore = () => {
    if (kept.value === field.defaultValue) return;
    field.value = kept.value;
    field.setSelectionRange(kept.selectionStart, kept.selectionEnd);
  };
  // The observer runs before the next key is handled, so that no typed character is added to the text that React wrote.
  const rewritten = new MutationObserver(restore);
  field.addEventListener("input", note);
  field.addEventListener("select", note);
  rewritten.observe(field, { childList: true });
  return () => {
    if (rewritten.takeRecords().length > 0) restore();
    rewritten.disconnect();
    field.removeEventListener("input", note);
    field.removeEventListener("select", note);
  };
}

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  value,
  selectionStart,
  selectionEnd,
});
