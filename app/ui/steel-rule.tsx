/** The graduated edge of a ruler, every 8, 40 and 80 px. Once a page at most; columns below start on an 80 px mark. */
export function SteelRule() {
  return <div className="steel-rule" aria-hidden="true" />;
}
