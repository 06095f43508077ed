import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createConsent } from '#site/consent/consent';
import { createVideos } from './createVideos';

// There is no layout and no motion here: everything is where it ends.

let told: string[] = [];
const note = ({ type, target }: Event) => told.push(`${(target as Element).id} ${type.slice(12)}`);

beforeEach(() => {
  told = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const type of ['shown', 'hidden']) document.addEventListener(`skerry:video${type}`, note);
});

afterEach(() => {
  for (const type of ['shown', 'hidden']) document.removeEventListener(`skerry:video${type}`, note);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const OVERLAY = '<div class="sqs-video-overlay" style="opacity: 0;"></div>';
const UNKNOWN = 'https://a.example/player';
const YOUTUBE = '//www.youtube.com/embed/abc';

interface Made {
  id: string;
  address?: string;
  overlay?: string;
  settings?: Record<string, boolean>;
}

function make(...all: Made[]) {
  document.body.innerHTML = all
    .map(
      ({ id, address = UNKNOWN, overlay = OVERLAY }) =>
        `<div id="${id}" data-html="&lt;iframe src='${address}'&gt;">${overlay}</div>`,
    )
    .join('');
  const before = document.body.innerHTML;
  const settings = all[0]?.settings ?? {};
  const runtime = createTestRuntime();
  const run = createScope(runtime, runtime);
  Object.assign(runtime, {
    scope: run.begin,
    context: {
      read: <T>(path: string, fallback: T) =>
        (settings[path.replace('cookieSettings.', '')] as T | undefined) ?? fallback,
    },
  });
  const videos = createVideos(runtime);
  const taken = all.map(({ id }) => {
    const video = videos.take(document.getElementById(id) as HTMLElement);
    if (!video) throw new Error(`${id} was not taken`);
    return video;
  });
  const [first, second = first] = taken as [(typeof taken)[0], (typeof taken)[0]?];
  return { run, videos, first, second, before, consent: runtime.part(createConsent) };
}

const frameIn = (node: Element) => node.querySelector('iframe');

/** The frame has come: what it is told from now on. */
function arrive(node: Element) {
  const frame = frameIn(node);
  const post = vi.spyOn(frame?.contentWindow as Window, 'postMessage').mockReturnValue();
  frame?.dispatchEvent(new Event('load'));
  return post.mock.calls as unknown[];
}

it('plays one at a time', () => {
  const { first, second } = make({ id: 'a' }, { id: 'b' });
  first.play();
  second.play();
  second.play();
  expect([first.state, second.state]).toEqual(['overlay', 'playing']);
  expect([frameIn(first.node), frameIn(second.node)?.src]).toEqual([null, UNKNOWN]);
  expect(told).toEqual(['a shown', 'a hidden', 'b shown']);
});

it('gives way to a video that is not its own', () => {
  const { first } = make({ id: 'a' });
  first.play();
  document.body.dispatchEvent(new CustomEvent('skerry:videoshown', { bubbles: true }));
  expect(first.state).toBe('overlay');
});

it('a slide that is left goes back to its overlay, which takes no press', () => {
  const { first } = make({ id: 'a' });
  const button = first.node.querySelector('button') as HTMLElement;
  first.play();
  first.setActive(false);
  expect([first.state, frameIn(first.node), button.style.display]).toEqual([
    'overlay',
    null,
    'none',
  ]);
  first.node.querySelector<HTMLElement>('.sqs-video-overlay')?.click();
  expect(first.state).toBe('overlay');
  first.setActive(true);
  expect(button.style.display).toBe('');
  button.click();
  expect(first.state).toBe('playing');
});

it('a slide that plays without being current becomes active', () => {
  const { first } = make({ id: 'a' });
  first.setActive(false);
  first.play();
  expect([first.state, told]).toEqual(['playing', ['a shown']]);
});

it('takes the press away from whoever listens around it', () => {
  const { first } = make({ id: 'a' });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  first.node.querySelector('button')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

it('tells a player that listens, at its own origin', () => {
  const { first } = make({ id: 'a', address: YOUTUBE, overlay: '' });
  const messages = arrive(first.node);
  expect(messages).toEqual([]);
  first.play();
  first.setActive(false);
  const command = (func: string) => JSON.stringify({ event: 'command', func, args: '' });
  expect(messages).toEqual([
    [command('playVideo'), 'https://www.youtube.com'],
    [command('pauseVideo'), 'https://www.youtube.com'],
  ]);
  // It is quiet: it may stay.
  expect(frameIn(first.node)).not.toBeNull();
});

it('takes a player out that can’t be told to be quiet, until its slide comes again', () => {
  const { first } = make({ id: 'a', overlay: '' });
  expect(frameIn(first.node)?.allow).not.toContain('autoplay');
  first.setActive(false);
  expect(frameIn(first.node)).toBeNull();
  first.setActive(true);
  expect(frameIn(first.node)).not.toBeNull();
});

it('asks for consent, one video at a time, and heeds an answer that comes later', () => {
  const settings = { isRestrictiveCookiePolicyEnabled: true };
  const { first, second, consent } = make(
    { id: 'a', overlay: '', settings },
    { id: 'b', overlay: '' },
  );
  expect([frameIn(first.node), frameIn(second.node)]).toEqual([null, null]);
  first.node.querySelector('button')?.click();
  expect([frameIn(first.node)?.src, frameIn(second.node)]).toEqual([UNKNOWN, null]);
  consent.answer(true);
  expect([frameIn(second.node)?.src, second.node.querySelector('button')]).toEqual([UNKNOWN, null]);
  consent.answer(false);
  expect([frameIn(first.node)?.src, frameIn(second.node)]).toEqual([UNKNOWN, null]);
  expect(second.node.querySelector('button')).not.toBeNull();
});

it('names the player and the button by what it is given', () => {
  const { videos, first } = make({ id: 'a' });
  first.destroy();
  const video = videos.take(first.node, { title: ' The  seal ', mode: 'fill' });
  expect(video?.node.querySelector('button')?.getAttribute('aria-label')).toBe(
    'Play video: The seal',
  );
  video?.play();
  expect([frameIn(first.node)?.title, first.node.className]).toEqual([
    'The seal',
    'video-fill video-playing',
  ]);
});

it('gives all back, also while it plays', () => {
  const { run, first, before } = make({ id: 'a' }, { id: 'b', overlay: '' });
  first.play();
  run.destroy();
  expect(document.body.innerHTML).toBe(before);
  expect(told).toEqual(['a shown', 'a hidden']);
});

it('takes no node without data-html', () => {
  const { videos } = make({ id: 'a' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<p id="p"></p>';
  expect(videos.take(document.getElementById('p') as HTMLElement)).toBeNull();
  expect(warn.mock.calls).toEqual([['Skerry: video p: data-html: is missing']]);
});
