/** Opening hours as they are written, 'Lun-Ven : 9h-18h', none broken at its hyphen at the end of a line. */
export function Hours({ text }: { text: string }) {
  const found = /\S{1,6}-\S{1,6}/.exec(text);
  const hyphened = found?.[0];
  const before = text.slice(0, found?.index);
  const after = hyphened ? text.slice(before.length + hyphened.length) : "";
  return (
    <>
      {before}
      {hyphened && <span className="whitespace-nowrap">{hyphened}</span>}
      {after && <Hours text={after} />}
    </>
  );
}
