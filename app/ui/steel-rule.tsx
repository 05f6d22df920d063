/** The edge of a ruler, with marks every 8, 40 and 80 px. One a page at most. Columns below start on an 80 px mark. */
export function SteelRule() {
  return <div className="steel-rule" aria-hidden="true" />;
}
