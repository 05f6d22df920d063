/** Returns a French text or HTML with the no-break spaces of its punctuation. Leaves code as it is. */
export function frenchSpaces(html: string): string {
  return html
    .split(/(<(?:pre|code)>[\s\S]*?<\/(?:pre|code)>)/)
    .map((part) =>
      /^<(?:pre|code)>/.test(part)
        ? part
        : part.replace(/ ([?!:;»%€])/g, "\u00a0$1").replace(/« /g, "«\u00a0"),
    )
    .join("");
}
