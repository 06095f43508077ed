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
  const stop = watchViews(view);
  expect(view).toHaveBeenCalledTimes(1);
  show(false);
  expect(view).toHaveBeenCalledTimes(1);
  show(true);
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
  stop();
  show(true);
  expect(view).toHaveBeenCalledTimes(3);
});

it('is none while the page is rendered ahead, and one when it is activated', () => {
  setPrerendering(true);
  const view = vi.fn();
  const stop = watchViews(view);
  expect(view).not.toHaveBeenCalled();
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(view).toHaveBeenCalledTimes(1);
  stop();
});

it('is none of a page that was never activated', () => {
  setPrerendering(true);
  const view = vi.fn();
  watchViews(view)();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(view).not.toHaveBeenCalled();
});
