import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { isAdministrator } from '#site/account/isAdministrator';
import { createEditorEvents, EDITOR_CHANNEL } from './editorEvents';

const contextOf = (accessPermissions: unknown[]) =>
  ({
    read: (path, fallback) => (path === 'accessPermissions' ? accessPermissions : fallback),
  }) as SiteContext;

it.each([
  [[2], true],
  [['ADMIN'], true],
  [[0, 1, 2], true],
  [[1], false],
  [['2'], false],
  [[], false],
])('%j is an administrator: %s', (permissions, is) => {
  expect(isAdministrator(contextOf(permissions))).toBe(is);
});

const open = new Set<Channel>();
let said: unknown[];
let heard: unknown[];
let life: AbortController;

class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    open.add(this);
  }
  postMessage(message: unknown) {
    said.push([this.name, message]);
  }
  close() {
    open.delete(this);
  }
}

const say = (data: unknown) => {
  for (const channel of open) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
};

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  said = [];
  heard = [];
  life = new AbortController();
  document.addEventListener(
    'skerry:editorevent',
    (event) => heard.push((event as CustomEvent).detail),
    { signal: life.signal },
  );
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

it('tells an administrator’s page of what is an event, and the others of its own, until the end', () => {
  const { tell, destroy } = createEditorEvents({ context: contextOf([2]) });
  tell('opened', { a: 1 });
  expect(said).toEqual([[EDITOR_CHANNEL, { event: 'opened', data: { a: 1 } }]]);
  say({ event: 'closed', data: 4 });
  for (const other of [null, undefined, 'opened', 4, {}, { event: 7 }]) say(other);
  expect(heard).toEqual([{ event: 'closed', data: 4 }]);
  destroy();
  expect(open.size).toBe(0);
});

it('opens no channel for anybody else', () => {
  for (const permissions of [[1], []]) {
    const { tell, destroy } = createEditorEvents({ context: contextOf(permissions) });
    tell('opened', {});
    destroy();
  }
  expect([open.size, said]).toEqual([0, []]);
});
