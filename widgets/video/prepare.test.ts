import { afterEach, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareVideo } from './prepare';

afterEach(() => document.body.replaceChildren());

it.each([
  ['0.5666317%', '56.66317%'],
  ['1.7833333%', '178.33333%'],
  ['56.20609%', '56.20609%'],
  ['4px', '4px'],
  ['', ''],
])('a box of %s is %s high', (server, wanted) => {
  document.body.innerHTML = `<div style="padding-bottom: ${server};"><p></p></div>`;
  const before = document.body.innerHTML;
  const adoption = createAdoption();
  const box = document.body.firstElementChild as HTMLElement;
  const node = box.firstElementChild as HTMLElement;
  prepareVideo({ node, block: { id: 'a', json: undefined }, adopt: adoption });
  const figure = (text: string) => Number.parseFloat(text) || 0;
  expect(figure(box.style.paddingBottom)).toBeCloseTo(figure(wanted), 4);
  adoption.release();
  expect(document.body.innerHTML).toBe(before);
});
