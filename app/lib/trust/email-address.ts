const longest = 254;
const longestLocalPart = 64;
const longestLabel = 63;
/** Matches one part between dots before the @: RFC 5322's atom without `%`, which is special on some mail servers. */
const localPart = /^[a-z0-9!#$&'*+/=?^_`{|}~-]+$/i;
const label = /^[\p{L}\p{N}-]+$/u;

/**
 * Whether a text is one plain e-mail address (rule forms/email): no display name, comment, quotation mark, list or
 * encoded line end, which a mail library may read as several recipients. The domain may have accents.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longest) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  return (
    local.length <= longestLocalPart &&
    local.split(".").every((part) => localPart.test(part)) &&
    isDomain(text.slice(at + 1))
  );
}

function isDomain(text: string): boolean {
  const labels = text.split(".");
  const areLabels = labels.every(
    (part) => part.length <= longestLabel && label.test(part) && !part.startsWith("-") && !part.endsWith("-"),
  );
  return (
    areLabels && labels.length > 1 && /^\p{L}/u.test(labels.at(-1) ?? "") && URL.canParse(`http://${text}`)
  );
}

/** Returns an address with its domain in lower-case ASCII, as mail servers use it. Any other text is unchanged. */
export function canonicalEmailAddress(address: string): string {
  if (!isEmailAddress(address)) return address;
  const start = address.lastIndexOf("@") + 1;
  return address.slice(0, start) + new URL(`http://${address.slice(start)}`).hostname;
}
