/** Returns the links that share an article (rule blog/share). */
export function shareLinks(url: string, title: string): { network: string; mark: string; href: string }[] {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { network: "Facebook", mark: "f", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      network: "LinkedIn",
      mark: "in",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { network: "X", mark: "X", href: `https://x.com/intent/post?url=${address}&text=${text}` },
  ];
}
