/**
 * Returns what the cookie `ss_lastid` holds of a site's identifier: `{"identifier":"…"}` in base64.
 */
export function encodeSite(identifier: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ identifier }));
  return btoa(String.fromCharCode(...bytes));
}
