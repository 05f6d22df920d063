/**
 * Whether the application takes this path for the back office's. It matches paths decoded, in any case, with any number
 * of slashes, and URLs drop their dot segments.
 */
export function isAdminPath(path: string): boolean {
  const url = `http://localhost${path}`;
  return URL.canParse(url) && /^\/+admin(?:\/|$)/i.test(decoded(new URL(url).pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
