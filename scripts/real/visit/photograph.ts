import { writeFile } from 'node:fs/promises';
import type { Tab } from '#fixtures/harness/tab';

/** Scrolls to the start of the `screen`th window, from 0; says whether the page goes on below it. */
const scrollToScreen = async (screen: number): Promise<boolean> => {
  window.scrollTo({ top: screen * innerHeight, behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
};

/** Puts a picture of the whole page into a PNG file; in WebKit one of each window, `-2.png` the second. */
export async function photograph(tab: Tab, file: string): Promise<void> {
  if (tab.browser !== 'webkit') {
    // To hide the caret, Playwright would write style attributes into the page.
    await tab.page.screenshot({ path: file, fullPage: true, caret: 'initial' });
    return;
  }
  for (let screen = 0, more = true; more; screen += 1) {
    more = await tab.evaluate(scrollToScreen, screen);
    const name = screen ? file.replace(/\.png$/, `-${screen + 1}.png`) : file;
    await writeFile(name, await tab.screenshot());
  }
}
