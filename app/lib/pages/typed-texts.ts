/**
 * Keeps what is typed in the text areas of the page while React hydrates it (rule pages/first-act). React writes the
 * first text of a filled one again. Returns a function that ends this.
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
  // Called before the next key: no typed letter meets the text that React wrote.
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
