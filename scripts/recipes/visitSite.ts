import type { Browser, Page } from 'playwright';
import type { Site } from './serving/startSite';

/** What a recipe's pages have beside a gallery and a form. */
export interface Visit {
  /** Markup that comes later: into the page, or as the next page without a load; default: none. */
  later?: 'in the page' | 'as the next page';
}

/** The longest that a router takes to turn one page into the next, in ms. */
const TURN_MS = 600;

/** Chromium's own lines about answers that refuse. */
const REFUSED = /status of (400|422)/;

/** Runs in the page: whether this picture lies on top in the middle of the gallery. */
function isShown(alt: string): boolean {
  const slides = document.querySelector('[data-gallery-slides]');
  // A router may have brought back a scroll position.
  slides?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = slides?.getBoundingClientRect();
  if (!box) return false;
  const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const picture = found.find((node) => node instanceof HTMLImageElement);
  return picture instanceof HTMLImageElement && picture.alt === alt && picture.naturalWidth > 0;
}

/** Looks through the gallery. */
async function turnSlides(page: Page): Promise<void> {
  await page.waitForFunction(isShown, 'The harbour in the morning');
  const next = page.getByRole('button', { name: 'Next slide' });
  // What is pressed before the script is here is kept.
  await next.click();
  await page.waitForFunction(isShown, 'The lamp is lit');
}

/** Sends the form with an address that the server refuses, reads why, and sends it with another. */
async function sendForm(page: Page): Promise<void> {
  const email = page.getByLabel('Email');
  const message = page.getByLabel('Message');
  await page.locator('form + div').first().waitFor({ state: 'attached' });
  await email.fill('taken@example.com');
  await message.fill('Two nights, please.');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Send' }).click();
  const error = page.locator('.field-error', { hasText: 'We know this address already.' });
  await error.waitFor();
  const id = await error.getAttribute('id');
  const described = (await email.getAttribute('aria-describedby'))?.split(' ') ?? [];
  if (!id || !described.includes(id)) throw new Error('The error is not the field’s own');
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('The page was left');
  if ((await message.inputValue()) !== 'Two nights, please.')
    throw new Error('The message is lost');
  await email.fill('asa@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We write back tonight.').filter({ visible: true }).waitFor();
}

/** Opens an answer in markup that has come later. */
async function openAnswer(page: Page): Promise<void> {
  await page.locator('[data-accordion-trigger][aria-expanded=false]').waitFor();
  await page.getByRole('button', { name: 'Is there a room by the water?' }).click();
  await page.getByText('Three. Ask for one when you book.').filter({ visible: true }).waitFor();
}

/** Follows "The rooms"; where that is a page, goes back, and finds a gallery and a form that live. */
async function goOn(page: Page, later: Visit['later']): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByText('The rooms', { exact: true }).click();
  await openAnswer(page);
  if (later === 'as the next page') {
    await page.goBack();
    await page.locator('[data-block=gallery][aria-roledescription]').waitFor();
    // While one page turns into the next, pictures of both lie over them: nothing can be pressed.
    await page.waitForTimeout(TURN_MS);
    await turnSlides(page);
  }
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  if (!isSame) throw new Error('A page was loaded where its content was to be swapped');
  if (later === 'as the next page') await sendForm(page);
}

/** Sends the form from a page without scripts: the server refuses it with a page, then takes it. */
async function sendWithoutScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill('taken@example.com');
  await page.getByLabel('Message').fill('Two nights, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We know this address already.').waitFor();
  if ((await page.getByLabel('Email').count()) === 0) await page.goBack();
  await page.getByLabel('Email').fill('asa@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We write back tonight.').waitFor();
}

/** Visits a recipe's site as a person does. What goes wrong, one sentence each. */
export async function visitSite(browser: Browser, site: Site, { later }: Visit): Promise<string[]> {
  const problems: string[] = [];
  const withScript = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const without = await browser.newContext({ javaScriptEnabled: false });
  for (const context of [withScript, without]) context.setDefaultTimeout(15_000);
  const run = async (step: string, promise: Promise<void>) => {
    await promise.catch((error: Error) => problems.push(`${step}: ${error.message}`));
  };
  try {
    const page = await withScript.newPage();
    page.on('pageerror', (error) => problems.push(`an error: ${error.message}`));
    page.on('console', (line) => {
      const isBad = ['error', 'warning'].includes(line.type()) && !REFUSED.test(line.text());
      if (isBad) problems.push(`the console says: ${line.text()}`);
    });
    await page.goto(site.address);
    await run('the gallery', turnSlides(page));
    await run('the form', sendForm(page));
    if (later) {
      await page.goto(site.address);
      await run('later markup', goOn(page, later));
    }
    await run('without a script', sendWithoutScript(await without.newPage(), site.address));
  } finally {
    await Promise.all([withScript.close(), without.close()]);
  }
  return problems;
}
