import type { Browser, Page } from '@playwright/test';
import type { Sample } from '#fixtures/server/samples';
import { repeatSample } from './repeatSample';
import { slowTasks } from './slowTasks';

/** So many of a sample stand on a page: what some have, and what nobody has. */
const FEW = 20;
const MANY = 200;

/** A window so high that all are seen at once: the worst for a task. */
const VIEWPORT = { width: 390, height: 15_000 };

/** Puts copies of a sample in the place of the one that the server sends. */
const repeatOn = async (page: Page, { html }: Sample, count: number): Promise<void> => {
  await page.route(
    ({ searchParams }) => searchParams.has('sample'),
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (!body.includes(html)) throw new Error('the page is not that of the sample');
      await route.fulfill({ response, body: body.replace(html, () => repeatSample(html, count)) });
    },
  );
};

interface Times {
  /** Of all tasks, in milliseconds. */
  sum: number;
  longest: number;
}

async function timesOf(
  browser: Browser,
  url: string,
  sample: Sample,
  count: number,
): Promise<Times> {
  const tasks = await slowTasks(browser, {
    url,
    viewport: VIEWPORT,
    before: (page) => repeatOn(page, sample, count),
  });
  const ours = tasks.map(({ script, browsersOwn }) => script - browsersOwn);
  return { sum: ours.reduce((sum, one) => sum + one, 0), longest: Math.max(0, ...ours) };
}

/**
 * Prints what the blocks of the manuals cost a slow phone, under `skerry.css`, each kind on a page of its own with
 * 20 and with 200 of them: a kind whose work grows faster than its number, or comes in one task, is seen here.
 * A block that writes a number or a date takes Chromium 45 ms for the first.
 */
export async function measureSamples(
  browser: Browser,
  origin: string,
  samples: readonly Sample[],
): Promise<void> {
  console.log(
    `| sample | ${FEW} of them, ms | longest task | ${MANY} of them, ms | longest task | each more, ms |`,
  );
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const sample of samples) {
    const url = `${origin}/samples/?sample=${sample.name}&sheet&engine=slim`;
    const few = await timesOf(browser, url, sample, FEW);
    const many = await timesOf(browser, url, sample, MANY);
    const figures = [few.sum, few.longest, many.sum, many.longest].map((value) => value.toFixed(0));
    const each = ((many.sum - few.sum) / (MANY - FEW)).toFixed(2);
    console.log(`| ${[sample.name, ...figures, each].join(' | ')} |`);
  }
}
