/** Opening hours as they are written, 'Lun-Ven : 9h-18h', none broken at its hyphen at the end of a line. */
export function Hours({ text }: { text: string }) {
  const [, before = "", hyphened, after = ""] = /^(.*?)(\S{1,6}-\S{1,6})(.*)$/s.exec(text) ?? [null, text];
  return (
    <>
      {before}
      {hyphened && <span className="whitespace-nowrap">{hyphened}</span>}
      {after && <Hours text={after} />}
    </>
  );
}
