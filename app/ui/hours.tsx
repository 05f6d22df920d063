/** Opening hours such as 'Lun-Ven : 9h-18h' (Mon-Fri). A line never breaks at a hyphen or beside a colon. */
export function Hours({ text }: { text: string }) {
  const found = /\S{1,7} : \S{1,12}|\S{1,6}-\S{1,6}/.exec(text);
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
