import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Adoption, createAdoption } from '#engine/adoption';
import { lockScroll } from './lockScroll';

const { body, documentElement: root } = document;
let adoption: Adoption;

/** @param scrollbar Its width in pixels. */
function givenWindow(scrollbar: number, supportsGutter: boolean) {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbar);
  vi.stubGlobal('CSS', { supports: () => supportsGutter });
}

beforeEach(() => {
  adoption = createAdoption();
});
afterEach(() => {
  adoption.release();
  vi.unstubAllGlobals();
  for (const element of [root, body]) element.removeAttribute('style');
});

it('keeps the scrollbar’s room where it takes any', () => {
  givenWindow(15, true);
  lockScroll(adoption);
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  expect(body.hasAttribute('style')).toBe(false);
});

it('keeps it by padding where the browser knows no gutter', () => {
  givenWindow(15, false);
  body.style.setProperty('padding-inline-end', '8px');
  const before = body.outerHTML;
  lockScroll(adoption);
  expect(body.style.getPropertyValue('padding-inline-end')).toBe('23px');
  adoption.release();
  expect(body.outerHTML).toBe(before);
});

it('adds nothing where the scrollbar lies over the page', () => {
  givenWindow(0, true);
  lockScroll(adoption);
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('');
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
});

it('holds the body where the window scrolls by its styles, and gives them back', () => {
  givenWindow(0, true);
  body.style.setProperty('overflow-x', 'hidden');
  body.style.setProperty('overflow-y', 'auto');
  const before = body.outerHTML;
  lockScroll(adoption);
  expect(body.style.getPropertyValue('overflow-y')).toBe('hidden');
  expect(root.hasAttribute('style')).toBe(false);
  adoption.release();
  expect(body.outerHTML).toBe(before);
});

it('cuts off a page that is wider than a phone’s window, which would show it in part', () => {
  for (const supportsGutter of [true, false]) {
    givenWindow(700, supportsGutter);
    const before = [root, body].map(({ outerHTML }) => outerHTML);
    lockScroll(adoption);
    expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
    expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('');
    expect(body.style.getPropertyValue('overflow-x')).toBe('clip');
    expect(body.style.getPropertyValue('padding-inline-end')).toBe('');
    adoption.release();
    expect([root, body].map(({ outerHTML }) => outerHTML)).toEqual(before);
  }
});

it('cuts it off where the window scrolls by the body’s styles, too', () => {
  givenWindow(700, true);
  body.style.setProperty('overflow-x', 'hidden');
  body.style.setProperty('overflow-y', 'auto');
  lockScroll(adoption);
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
  expect(body.style.getPropertyValue('overflow-x')).toBe('clip');
  expect(body.style.getPropertyValue('overflow-y')).toBe('visible');
});
