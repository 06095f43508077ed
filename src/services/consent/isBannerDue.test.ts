import { expect, it } from 'vitest';
import { isBannerDue } from './isBannerDue';

const facts = { hasBanner: true, answer: undefined, hasGpc: false, isForced: false };

it('is due where the site shows one and nobody has answered', () => {
  expect(isBannerDue(facts)).toBe(true);
  expect(isBannerDue({ ...facts, hasBanner: false })).toBe(false);
});

it('is not due after an answer, nor where the browser has given it', () => {
  expect(isBannerDue({ ...facts, answer: true })).toBe(false);
  expect(isBannerDue({ ...facts, answer: false })).toBe(false);
  expect(isBannerDue({ ...facts, hasGpc: true })).toBe(false);
});

it('is due whenever it is forced', () => {
  expect(isBannerDue({ hasBanner: false, answer: false, hasGpc: true, isForced: true })).toBe(true);
});
