import { blogLabels } from "../labels.ts";

/** Links to share the article on three networks (rule blog/share). */
export function ShareRail({ url, title, className }: { url: string; title: string; className?: string }) {
  return (
    <div className={className}>
      <h2 id="partager" className="font-text text-small leading-snug font-normal tracking-normal text-muted">
        {blogLabels.share}
      </h2>
      <ul aria-labelledby="partager" className="mt-2 flex gap-2 lg:grid">
        {shareLinks(url, title).map(({ network, mark, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="grid size-11 place-items-center rounded-control border-outline border-ink bg-sheet font-title text-base font-bold text-ink no-underline hover:bg-plate hover:text-on-plate"
            >
              <span aria-hidden="true">{mark}</span>
              <span className="sr-only">Partager sur {network} (nouvelle fenêtre)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the links that share an article (rule blog/share). */
function shareLinks(url: string, title: string): { network: string; mark: string; href: string }[] {
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
