import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { mount } from '.';

const NOW = new Date(2024, 2, 9, 12).getTime();
let hidden = false;
let mounted: (() => void)[] = [];

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const hide = (now: boolean) => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Times of these ages, in milliseconds. */
function times(...ages: number[]) {
  const runtime = createTestRuntime();
  document.body.innerHTML = ages
    .map((age) => `<time data-relative-time data-date="${NOW - age}">March ninth</time>`)
    .join('');
  const nodes = [...document.querySelectorAll('time')];
  const unmounts = nodes.map((node) => mountBlock(mount, node, { runtime }).unmount);
  mounted = [...unmounts];
  return { nodes, texts: () => nodes.map(({ textContent }) => textContent), unmounts };
}

const figures: [figure: string, value: number, measure: () => number][] = [
  [
    'the texts are renewed every 5000 ms',
    5000,
    () => {
      const { texts } = times(10_000);
      const before = texts()[0];
      let waited = 0;
      for (; texts()[0] === before && waited < 20_000; waited += 1) vi.advanceTimersByTime(1);
      return waited;
    },
  ],
  [
    'one timer serves all of them',
    1,
    () => {
      times(0, 1000, 20_000, 30_000);
      return vi.getTimerCount();
    },
  ],
  [
    'no timer runs where all dates are full',
    0,
    () => {
      times(60_000, 100_000);
      return vi.getTimerCount();
    },
  ],
  [
    'nor when they have become so',
    0,
    () => {
      times(0, 30_000);
      vi.advanceTimersByTime(60_000);
      return vi.getTimerCount();
    },
  ],
  [
    'nor while the page is hidden',
    0,
    () => {
      times(0, 30_000);
      hide(true);
      return vi.getTimerCount();
    },
  ],
];

it.each(figures)('%s', (_figure, value, measure) => {
  expect(measure()).toBe(value);
});

describe('a time', () => {
  it('goes from just now over seconds to a full date', () => {
    const { texts } = times(0, 20_000);
    expect(texts()).toEqual(['just now', 'about 20 seconds ago']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['about 5 seconds ago', 'about 25 seconds ago']);
    vi.advanceTimersByTime(35_000);
    expect(texts()).toEqual(['about 40 seconds ago', 'March 9, 2024']);
    vi.advanceTimersByTime(20_000);
    expect(texts()).toEqual(['March 9, 2024', 'March 9, 2024']);
  });

  it('that is always relative goes on in minutes and more, and is renewed', () => {
    document.body.innerHTML = `<time data-relative-time="always" data-date="${NOW - 59_000}">March ninth</time>`;
    const node = document.querySelector('time') as HTMLElement;
    mounted = [mountBlock(mount, node, { runtime: createTestRuntime() }).unmount];
    expect(node.textContent).toBe('about 59 seconds ago');
    vi.advanceTimersByTime(5000);
    expect(node.textContent).toBe('1 minute ago');
    vi.advanceTimersByTime(7_200_000);
    expect(node.textContent).toBe('2 hours ago');
  });

  it('is renewed at once when the page is seen again, and then every 5 s', () => {
    const { texts } = times(0);
    hide(true);
    vi.advanceTimersByTime(12_000);
    expect(texts()).toEqual(['just now']);
    hide(false);
    expect(texts()).toEqual(['about 12 seconds ago']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['about 17 seconds ago']);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('mounts on a hidden page without a timer', () => {
    hidden = true;
    times(0);
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('drives the server’s own text node, and gives it back', () => {
    const { nodes, texts, unmounts } = times(0, 90_000);
    const own = nodes[0]?.firstChild;
    vi.advanceTimersByTime(5000);
    expect(nodes[0]?.firstChild).toBe(own);
    for (const unmount of unmounts) unmount();
    expect(texts()).toEqual(['March ninth', 'March ninth']);
    expect(nodes[0]?.firstChild).toBe(own);
    expect(vi.getTimerCount()).toBe(0);
    hide(true);
    hide(false);
    expect(texts()[0]).toBe('March ninth');
  });

  it('keeps what somebody else has written since', () => {
    const { nodes, unmounts } = times(0);
    const [text] = nodes[0]?.childNodes ?? [];
    if (text instanceof Text) text.data = 'deleted';
    unmounts[0]?.();
    expect(nodes[0]?.textContent).toBe('deleted');
  });

  it('speaks the site’s own language', () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.skerryStrings = '';
    script.textContent = '{"page": {"justNow": "eben", "secondsAgo": "vor etwa {n} Sekunden"}}';
    document.head.append(script);
    const { texts } = times(0, 30_000);
    expect(texts()).toEqual(['eben', 'vor etwa 30 Sekunden']);
    script.remove();
  });

  it('with a date that is none keeps the server’s text, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { texts } = times(Number.NaN);
    expect(texts()).toEqual(['March ninth']);
    expect(warn.mock.calls[0]?.[0]).toMatch(/test block-1: data-date: Invalid date on node$/);
  });
});
