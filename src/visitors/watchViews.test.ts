import { afterEach, expect, it, vi } from 'vitest';
import { watchViews } from './watchViews';

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('is one view at once, and one for each time the page comes back', () => {
  const view = vi.fn();
  const views = watchViews();
  views.count(view);
  expect(view).toHaveBeenCalledTimes(1);
  show(false);
  expect(view).toHaveBeenCalledTimes(1);
  show(true);
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
  views.destroy();
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
});

it('counts no view twice, whoever stops and begins to count', () => {
  const view = vi.fn();
  const views = watchViews();
  views.count(view)();
  views.count(view)();
  expect(view).toHaveBeenCalledTimes(1);
  // The page comes back while nobody counts: that view is counted later, once.
  show(true);
  expect(view).toHaveBeenCalledTimes(1);
  views.count(view)();
  views.count(view)();
  expect(view).toHaveBeenCalledTimes(2);
  views.destroy();
});

it('is none while the page is rendered ahead, and one when it is activated', () => {
  setPrerendering(true);
  const view = vi.fn();
  const views = watchViews();
  views.count(view);
  expect(view).not.toHaveBeenCalled();
  expect(views.hasCounted()).toBe(false);
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(view).toHaveBeenCalledTimes(1);
  expect(views.hasCounted()).toBe(true);
  views.destroy();
});

it('is none of a page that was never activated', () => {
  setPrerendering(true);
  const view = vi.fn();
  const views = watchViews();
  views.count(view);
  views.destroy();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(view).not.toHaveBeenCalled();
});
