import { renderToStaticMarkup } from "react-dom/server";
import { frenchSpaces } from "#app/lib/french/spaces.ts";

/** The content of an e-mail. Both its HTML and its plain text are made from this content. */
export interface EmailContent {
  title: string;
  /** Paragraphs before the facts. A line break inside a paragraph is kept. */
  introduction: string[];
  /** Labelled values, shown as a list with lines between them. */
  facts?: { label: string; value: string; href?: string }[];
  /** Titled texts, each with a link. */
  sections?: { title: string; text: string; link: { label: string; href: string } }[];
  /** The person's own text, quoted unchanged. */
  quotation?: string;
  action?: { label: string; href: string };
  closing?: string[];
  /** The sender: name, address, telephone. */
  signature: string[];
  /**
   * The business's colour, readable both on white and as a background for white text. It is null for the default
   * colour.
   */
  accent: string | null;
  /** The text below the signature: why the person gets this e-mail, and a link. */
  footnote?: { text: string; link: { label: string; href: string } };
}

// Mail programs ignore style sheets, so the design tokens are repeated here.
const ink = "#0e1b2c";
const muted = "#4a5565";
const line = "#e4e0d8";
const usualAccent = "#1f4bff";
const family = "Figtree, Helvetica, Arial, sans-serif";

/** Returns both bodies of an e-mail: HTML of one column that any mail program shows, and plain text. */
export function renderEmail(content: EmailContent): { html: string; plain: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(<EmailDocument {...typeset(content)} />)}`,
    plain: plainText(content),
  };
}

function plainText(content: EmailContent): string {
  const blocks = [
    ...content.introduction,
    content.facts?.map(({ label, value }) => `${label} : ${value}`).join("\n"),
    ...(content.sections ?? []).map(({ title, text, link }) =>
      [title, text, `${link.label} : ${link.href}`].filter(Boolean).join("\n"),
    ),
    content.quotation?.replace(/^/gm, "> "),
    content.action && `${content.action.label} : ${content.action.href}`,
    ...(content.closing ?? []),
    `-- \n${content.signature.join("\n")}`,
    content.footnote &&
      `${content.footnote.text}\n${content.footnote.link.label} : ${content.footnote.link.href}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/**
 * Puts a no-break space before French punctuation, so that it stays on the line of its word. Does not change texts that
 * people typed.
 */
function typeset(content: EmailContent): EmailContent {
  const { title, introduction, sections, action, closing, signature, footnote } = content;
  return {
    ...content,
    title: frenchSpaces(title),
    introduction: introduction.map(frenchSpaces),
    sections: sections?.map((section) => ({
      title: frenchSpaces(section.title),
      text: frenchSpaces(section.text),
      link: { ...section.link, label: frenchSpaces(section.link.label) },
    })),
    action: action && { ...action, label: frenchSpaces(action.label) },
    closing: closing?.map(frenchSpaces),
    signature: signature.map(frenchSpaces),
    footnote: footnote && { ...footnote, text: frenchSpaces(footnote.text) },
  };
}

function EmailDocument(content: EmailContent) {
  const { title, introduction, facts, sections, quotation, action, closing, signature, footnote } = content;
  const accent = content.accent ?? usualAccent;
  const text = { font: `16px/1.55 ${family}`, color: ink, margin: "0 0 16px" };
  const quiet = { ...text, font: `14px/1.5 ${family}`, color: muted };
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: "24px 12px", background: "#fbfaf7" }}>
        <div
          style={{
            maxWidth: 560,
            margin: "0 auto",
            padding: "28px 28px 12px",
            background: "#ffffff",
            border: `1px solid ${line}`,
            borderRadius: 12,
          }}
        >
          <h1 style={{ font: `700 22px/1.25 ${family}`, color: ink, margin: "0 0 16px" }}>{title}</h1>
          <Paragraphs texts={introduction} style={text} />
          {facts?.map(({ label, value, href }) => (
            <p key={label} style={{ ...text, margin: 0, padding: "8px 0", borderTop: `1px solid ${line}` }}>
              <span style={{ color: muted }}>{label}&nbsp;: </span>
              {href ? (
                <a href={href} style={{ color: accent }}>
                  {value}
                </a>
              ) : (
                value
              )}
            </p>
          ))}
          {sections?.map((section) => (
            <div key={section.link.href} style={{ padding: "16px 0 4px", borderTop: `1px solid ${line}` }}>
              <h2 style={{ font: `700 18px/1.3 ${family}`, color: ink, margin: "0 0 8px" }}>
                {section.title}
              </h2>
              {section.text && <Paragraphs texts={[section.text]} style={{ ...text, margin: "0 0 8px" }} />}
              <p style={text}>
                <a href={section.link.href} style={{ color: accent, fontWeight: 600 }}>
                  {section.link.label}
                </a>
              </p>
            </div>
          ))}
          {quotation && (
            <blockquote
              style={{
                ...text,
                whiteSpace: "pre-wrap",
                padding: 16,
                margin: "16px 0",
                background: "#f3f0e8",
              }}
            >
              {quotation}
            </blockquote>
          )}
          {action && (
            <p style={text}>
              <a
                href={action.href}
                style={{
                  display: "inline-block",
                  padding: "12px 20px",
                  borderRadius: 12,
                  background: accent,
                  color: "#ffffff",
                  textDecoration: "none",
                  fontWeight: 600,
                }}
              >
                {action.label}
              </a>
            </p>
          )}
          <Paragraphs texts={closing ?? []} style={text} />
          <Paragraphs texts={[signature.join("\n")]} style={quiet} />
          {footnote && (
            <p style={quiet}>
              {footnote.text}{" "}
              <a href={footnote.link.href} style={{ color: muted }}>
                {footnote.link.label}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

function Paragraphs({ texts, style }: { texts: string[]; style: React.CSSProperties }) {
  return texts.map((text) => (
    <p key={text} style={{ ...style, whiteSpace: "pre-line" }}>
      {text}
    </p>
  ));
}
