const styleSheet = /<link rel="stylesheet"[^>]*>/g;
const earlyScript = /<script data-early[^>]*>[\s\S]*?<\/script>/;
const ownSheet = /<noscript><link rel="stylesheet"[^>]*><\/noscript>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The last import of the start script, which is its only dynamic import. */
const entryImport = /^import\(("[^"]+")\);$/m;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Returns the addresses of the modules that a document preloads. */
export function modulePreloads(html: string): string[] {
  return [...html.slice(0, html.indexOf("</head>")).matchAll(modulePreload)].flatMap(
    ([, address]) => address ?? [],
  );
}

/**
 * Returns the document with only the parts that the first paint needs in its head: the early script first, so that it
 * waits for nothing, then the style sheets, and no modules. Modules would delay the first paint on a slow connection;
 * startWhenWanted loads them later.
 */
export function orderHead(html: string): string {
  const end = html.indexOf("</head>");
  const start = html.indexOf("<head>") + "<head>".length;
  if (end < 0 || start > end) return html;
  const early = earlyScript.exec(html.slice(start, end))?.[0] ?? "";
  const withoutScript = ownSheet.exec(html.slice(start, end))?.[0] ?? "";
  const head = html.slice(start, end).replace(early, "").replace(withoutScript, "");
  const sheets = head.match(styleSheet) ?? [];
  const rest = head.replace(styleSheet, "").replace(modulePreload, "");
  const charset = /^<meta charSet="utf-8"\/>/.exec(rest)?.[0] ?? "";
  return (
    html.slice(0, start) +
    [charset, early, withoutScript, ...sheets, rest.slice(charset.length)].join("") +
    html.slice(end)
  );
}

/** Returns the start script of a public page, with a manifest that lists only the visitors' pages (vite.config.ts). */
export function withPublicManifest(script: string): string {
  return script.replace(/(?<=^import ")([^"]*\/)(?=manifest-[^"/]+\.js";)/, "$1public-");
}

/** Code that waits for the first paint with content, three seconds at most. */
const firstPaint =
  "await new Promise((go)=>{if(document.hidden)return go();setTimeout(go,3000);" +
  'if(PerformanceObserver.supportedEntryTypes?.includes("paint"))new PerformanceObserver((list)=>' +
  'list.getEntriesByName("first-contentful-paint").length&&go()).observe({type:"paint",buffered:true});' +
  "else requestAnimationFrame(()=>setTimeout(go))});";

/**
 * Delays the framework's start script until the page needs it (entry.client.ts): after the first paint, and on a public
 * page after the visitor's first move, touch or key (rule pages/first-sign). The delayed script then requests the
 * modules at `addresses` together and runs as written. Returns any other script unchanged.
 */
export function startWhenWanted(script: string, addresses: string[]): string {
  const imports = [...script.matchAll(staticImport)];
  const last = entryImport.exec(script);
  if (imports.length === 0 || !last || !script.startsWith("import ")) return script;
  const names = imports.map(([, name]) => name ?? "").join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  return [
    firstPaint,
    `const entry=await import(${last[1]});`,
    `await entry.whenWanted(${JSON.stringify(addresses)});`,
    `const [${names}]=await Promise.all([${modules}]);`,
    script.replace(staticImport, "").replace(last[0], "").trim(),
    "entry.start();",
  ].join("\n");
}
