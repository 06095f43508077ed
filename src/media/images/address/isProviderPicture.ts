/**
 * The hosts of those whose videos are embedded: asking for a picture tells of the visitor as the
 * player does.
 */
const HOSTS =
  /(^|\.)(ytimg|youtube(-nocookie)?|vimeo(cdn)?|wistia|dailymotion|dmcdn|twitch|jtvnw|fbcdn|facebook|tiktok(cdn[\w-]*)?)\.(com|net|tv)\.?$/;

/** Returns whether a picture comes from a provider of videos, by the host that a browser asks. */
export function isProviderPicture(address: string): boolean {
  try {
    return HOSTS.test(new URL(address, document.baseURI).hostname);
  } catch {
    return false; // It comes from nowhere.
  }
}
