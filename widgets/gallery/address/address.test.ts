import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteFields } from '#engine/context/siteContext';
import type { Runtime } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createTestScope } from '#fixtures/harness/testStage';
import { createGalleryStore } from '../state/createGalleryStore';
import { slideOfAddress, syncAddress } from './address';

const SLIDES = ['one', 'two', 'three'].map((url, index) => ({ id: `id${index}`, url }));

const runtimeOf = (fields: Partial<SiteFields> = {}): Runtime => ({
  ...createTestRuntime(),
  context: { read: (path, fallback) => fields[path] ?? fallback },
});

let stops: (() => void)[] = [];

function sync(fields?: Partial<SiteFields>) {
  const store = createGalleryStore({ count: 3, loop: true, currentIndex: 0 });
  const scope = createTestScope(runtimeOf(fields));
  syncAddress(SLIDES, store, scope);
  stops.push(scope.destroy);
  return { store, stop: scope.destroy };
}

const address = () => location.pathname + location.search + location.hash;

const inFrame = () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);

beforeEach(() => history.replaceState({ theirs: 1 }, '', '/gallery?a=b#top'));

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  history.replaceState(null, '', '/');
});

describe('writing', () => {
  it('takes the place of the entry, and leaves its state', () => {
    const { store } = sync({ 'collection.fullUrl': '/gallery' });
    const { length } = history;
    expect(address()).toBe('/gallery?a=b#top');
    store.goTo(1);
    expect(address()).toBe('/gallery/two?a=b#top&itemId=two');
    store.step('forward', 'autoplay');
    expect(address()).toBe('/gallery/three?a=b#top&itemId=three');
    expect([history.length, history.state]).toEqual([length, { theirs: 1 }]);
  });

  it('keeps the path where the page is no collection', () => {
    const { store } = sync();
    store.goTo(2);
    expect(address()).toBe('/gallery?a=b#top&itemId=three');
  });

  it('survives a browser that refuses', () => {
    const { store } = sync();
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    expect(store.goTo(2)).toBe(true);
    vi.restoreAllMocks();
    store.goTo(1);
    expect(location.hash).toBe('#top&itemId=two');
  });

  it('is left as it is in the end, and not written any more', () => {
    const { store, stop } = sync();
    store.goTo(1);
    stop();
    store.goTo(2);
    expect(location.hash).toBe('#top&itemId=two');
  });
});

describe('reading', () => {
  it.each([
    ['/gallery#itemId=id2', 2],
    ['/gallery/two', 1],
    ['/gallery', undefined],
  ])('%s: slide %s', (path, index) => {
    history.replaceState(null, '', path);
    expect(slideOfAddress(SLIDES, runtimeOf())).toBe(index);
  });

  it('the item of the page', () => {
    expect(slideOfAddress(SLIDES, runtimeOf({ itemId: 'id1' }))).toBe(1);
    expect(slideOfAddress(SLIDES, runtimeOf({ 'item.id': 'id1' }))).toBe(1);
  });

  it('goes where a link of the page leads', () => {
    const { store, stop } = sync();
    const changed = vi.fn();
    store.listen({ changed });
    const link = (hash: string) => {
      history.replaceState(null, '', hash);
      dispatchEvent(new HashChangeEvent('hashchange'));
    };
    link('#itemId=id2');
    link('#top');
    expect(changed.mock.calls.map(([{ to, by }]) => [to, by])).toEqual([[2, 'address']]);
    stop();
    link('#itemId=id1');
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('in the site editor', () => {
  it('nothing is read or written', () => {
    inFrame();
    const owner = { 'authenticatedAccount.id': '5f', itemId: 'id1' };
    const { store } = sync(owner);
    store.goTo(2);
    expect(address()).toBe('/gallery?a=b#top');
    expect(slideOfAddress(SLIDES, runtimeOf(owner))).toBeUndefined();
  });

  it.each([
    ['somebody’s frame', true, {}],
    ['a page that an owner looks at', false, { 'authenticatedAccount.id': '5f' }],
  ])('which %s is not', (_title, isFramed, fields) => {
    if (isFramed) inFrame();
    sync(fields).store.goTo(2);
    expect(location.hash).toBe('#top&itemId=three');
  });
});
