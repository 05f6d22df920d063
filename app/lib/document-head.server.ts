const styleSheet = /<link rel="stylesheet"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** The addresses of the modules a document would fetch ahead. */
export function modulePreloads(html: string): string[] {
  return [...html.matchAll(modulePreload)].flatMap(([, address]) => address ?? []);
}

/**
 * The document with what its first paint needs and nothing else in its head: style sheets at the top, no modules.
 * Scripts only matter once the page can be read, and they would share a slow line with it (startAfterPaint).
 */
export function orderHead(html: string): string {
  const end = html.indexOf("</head>");
  const start = html.indexOf("<head>") + "<head>".length;
  if (end < 0 || start > end) return html;
  const head = html.slice(start, end);
  const sheets = head.match(styleSheet) ?? [];
  const rest = head.replace(styleSheet, "").replace(modulePreload, "");
  const charset = /^<meta charSet="utf-8"\/>/.exec(rest)?.[0] ?? "";
  return html.slice(0, start) + [charset, ...sheets, rest.slice(charset.length)].join("") + html.slice(end);
}

/**
 * The framework's start script, made to wait for the first frame: then it asks for all its modules at once and runs
 * as written. A script of another form is returned as it is. `addresses` are the modules to fetch ahead.
 */
export function startAfterPaint(script: string, addresses: string[]): string {
  const imports = [...script.matchAll(staticImport)];
  if (imports.length === 0 || !script.startsWith("import ")) return script;
  const names = imports.map(([, name]) => name ?? "").join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  return [
    "await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));",
    `for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [${names}]=await Promise.all([${modules}]);`,
    script.replace(staticImport, "").trim(),
  ].join("\n");
}
