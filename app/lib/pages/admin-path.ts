/**
 * Whether the router opens the back office at this path, so that the path needs a session (rule accounts/guard). The
 * router matches decoded paths, in upper or lower case, with any number of slashes. Before that, a URL drops its dot
 * segments (`/x/../admin`).
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
