import { LEFT } from '../site/ownPaths';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the page was on its way to, in order; its server kept it. */
export async function readRedirects(): Promise<readonly string[]> {
  for (;;) {
    // WebKit lets go of requests while the page is about to leave.
    const answer = await fetch(LEFT).catch(() => undefined);
    if (answer) return answer.json();
    await wait(100);
  }
}
