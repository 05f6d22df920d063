/**
 * A decorative line that looks like the edge of a ruler, with marks every 8, 40 and 80 px. The site's design allows one
 * such line on a page. On a wide screen, columns below it should start at its 80 px marks.
 */
export function SteelRule() {
  return <div className="steel-rule" aria-hidden="true" />;
}
