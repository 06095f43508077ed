import { slowDown } from '../cpuThrottling';
import type { Contestant, Lap, Visit } from '../suite';
import type {} from './browser/stopwatch';
import { type CartMarkup, cartPage } from './cartPage';

interface Entry extends Pick<Contestant, 'name' | 'side'> {
  markup(count: number): CartMarkup;
}

/** After so long the page has loaded what comes when it is idle, in milliseconds. */
const REST_MS = 1000;

const own = (name: string) => `/cart/browser/${name}.js`;

const skerry = (script: string) => (count: number) => ({
  body: `<h1>Cart</h1><div data-block="cart" data-count="${count}"><a href="/cart">Your cart</a></div>`,
  scripts: [own('skerryCart'), script],
});

const entries: readonly Entry[] = [
  { name: 'bare listener', side: 'bare', markup: () => ({ scripts: [own('bareCart')] }) },
  { name: 'Skerry', side: 'ours', markup: skerry('/dist/skerry.js') },
  { name: 'Skerry slim', side: 'ours', markup: skerry('/dist/skerry.slim.js') },
  {
    name: 'list replaced by the server’s HTML',
    side: 'reference',
    markup: () => ({ scripts: [own('replacedCart')] }),
  },
];

async function run(visit: Visit): Promise<Lap> {
  const { page } = visit;
  const drawn = await page.evaluate(() => window.cartBench.ready());
  await page.waitForTimeout(REST_MS);
  await slowDown(visit);
  const presses: number[] = [];
  for (let press = 0; press < 10; press += 1)
    presses.push(await page.evaluate(() => window.cartBench.change()));
  const [painted = Number.NaN] = presses;
  return { figures: { painted, again: presses.at(-1) ?? Number.NaN, drawn }, problems: [] };
}

export const cartContestants: readonly Contestant[] = entries.map(({ markup, ...entry }) => ({
  ...entry,
  race: 'change',
  html: (count) => cartPage(count, markup(count)),
  run,
}));
