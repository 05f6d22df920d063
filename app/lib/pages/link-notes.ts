import type { SafeHtml } from "../trust/safe-html.ts";

const link = /<a ([^>]*)>([\s\S]*?)<\/a>/g;
const target = /\bhref="([^"]*)"/;

/**
 * Returns sanitised HTML in which each link has a number, with a numbered list of the links' addresses at the end, for
 * reading on paper (rule pages/print). The list ends with the page's own address, if its path is given. On a screen,
 * the numbers and the list are hidden (prose.css).
 */
export function withLinkNotes(html: SafeHtml, origin: string, path?: string): SafeHtml {
  const { host } = new URL(origin);
  const addresses: string[] = [];
  const numbered = html.replace(link, (all, attributes: string, text: string) => {
    const address = printedAddress(target.exec(attributes)?.[1] ?? "", host);
    if (!address || text.includes(address)) return all;
    if (!addresses.includes(address)) addresses.push(address);
    return `<a ${attributes} data-note="${addresses.indexOf(address) + 1}">${text}</a>`;
  });
  const notes = addresses.map((address) => `<li>${address}</li>`).join("");
  const own = path ? `<p>Cette page, à jour&nbsp;: ${host}${path}</p>` : "";
  if (!notes && !own) return html;
  const list = notes && `<p><b>Adresses des liens</b></p><ol>${notes}</ol>`;
  return `${numbered}<div class="link-notes">${list}${own}</div>` as SafeHtml;
}

/** Returns the address of a link as people type it. Returns undefined for a link to a place on the same page. */
function printedAddress(href: string, host: string): string | undefined {
  if (/^\/(?!\/)/.test(href)) return host + href;
  return /^(?:https?:\/\/|mailto:|tel:)(.+)$/.exec(href)?.[1];
}
