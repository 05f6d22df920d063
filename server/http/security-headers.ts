/**
 * The policy of all responses except the site's HTML documents, whose own policy contains the hashes of their scripts.
 */
const defaultPolicy = "default-src 'none'; frame-ancestors 'none'";

const unusedFeatures = [
  "camera",
  "microphone",
  "geolocation",
  "payment",
  "usb",
  "serial",
  "midi",
  "hid",
  "display-capture",
  "browsing-topics",
];

/**
 * Returns the headers that every response gets unless it has its own. Sends HSTS only where the site is public over
 * TLS, because on localhost it would also force every other local project to TLS. Includes subdomains only if the owner
 * sets this, because a subdomain without a certificate would be unreachable for a year.
 */
export function securityHeaders(
  siteOrigin: string | undefined,
  hstsSubdomains = false,
): Record<string, string> {
  return {
    "Content-Security-Policy": defaultPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteOrigin?.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}
