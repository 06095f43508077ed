import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameBridge } from './frameBridge';
import { MARK } from './readFrameMessage';

const APP = 'https://app.example';

/** The window around the page: what it is told, and for which origin. */
const told = vi.fn<(message: { type: string }, origin: string) => void>();
const editor = { postMessage: told } as unknown as Window;

let destroy: (() => void) | undefined;

const begin = (referrer: string) => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  const bridge = createFrameBridge({
    context: {
      read: (path, fallback) =>
        path === 'appDomain' ? ('app.example' as typeof fallback) : fallback,
    },
  });
  destroy = bridge.destroy;
  return bridge;
};

const say = (origin: string, source: Window | null = editor) =>
  dispatchEvent(
    Object.assign(new Event('message'), {
      origin,
      source,
      data: { source: MARK, kind: 'tweak', type: 'save' },
    }),
  );

const tellings = () => told.mock.calls.map(([{ type }, origin]) => `${type} ${origin}`);

beforeEach(() => {
  told.mockReset();
  vi.stubGlobal('parent', editor);
});
afterEach(() => {
  destroy?.();
  destroy = undefined;
  Reflect.deleteProperty(document, 'referrer');
  vi.unstubAllGlobals();
});

it('tells the application that the page came from, and nobody else', () => {
  begin(`${APP}/config/pages`).tellEscape();
  expect(tellings()).toEqual([`load ${APP}`, `escape ${APP}`]);
});

it('tells nobody whose origin is not the editor’s', () => {
  begin('https://else.example/').tellEscape();
  say('https://else.example');
  expect(told).not.toHaveBeenCalled();
});

it('knows the editor by what it says, on a page whose referrer is another page of the site', () => {
  const { tellEscape } = begin(`${location.origin}/pier`);
  say(APP, null);
  tellEscape();
  say(APP);
  tellEscape();
  expect(tellings()).toEqual([
    `load ${location.origin}`,
    `escape ${location.origin}`,
    `escape ${APP}`,
  ]);
});
