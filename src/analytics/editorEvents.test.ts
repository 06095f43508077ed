import { afterEach, expect, it, vi } from 'vitest';
import type { SiteContext } from '../context/siteContext';
import { broadcastEditorEvent, EDITOR_CHANNEL, isAdministrator } from './editorEvents';

const contextOf = (accessPermissions: unknown[]) =>
  ({
    has: () => false,
    read: (path, fallback) => (path === 'accessPermissions' ? accessPermissions : fallback),
  }) as SiteContext;

afterEach(() => {
  vi.unstubAllGlobals();
});

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

it('tells the other tabs what an administrator does, and of nobody else', () => {
  const sent: unknown[] = [];
  class Channel {
    constructor(readonly name: string) {}
    postMessage(message: unknown) {
      sent.push([this.name, message]);
    }
    close() {
      sent.push('closed');
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  broadcastEditorEvent(contextOf([1]), 'opened', {});
  expect(sent).toEqual([]);
  broadcastEditorEvent(contextOf([2]), 'opened', { a: 1 });
  expect(sent).toEqual([[EDITOR_CHANNEL, { event: 'opened', data: { a: 1 } }], 'closed']);
});
