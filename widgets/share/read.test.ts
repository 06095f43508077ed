import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readShare } from './read';

const warn = vi.fn<(field: string, message: string) => void>();

beforeEach(() => {
  warn.mockReset();
  document.title = 'The harbour’s log';
  // Other files of tests share the address, and may have scrolled to a part.
  history.replaceState(null, '', location.pathname);
});

afterEach(() => {
  document.head.querySelector('link')?.remove();
  document.body.replaceChildren();
});

function read(html: string, json?: unknown) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  return readShare({ node, block: { id: 'a', json }, warn });
}

const neutral = (json?: unknown, html = '') => read(`<p data-block="share">${html}</p>`, json);

it('shares the page where nothing else is said', () => {
  expect(neutral()).toEqual({
    url: location.href,
    title: 'The harbour’s log',
    image: '',
    services: ['facebook', 'x', 'linkedin', 'whatsapp', 'email'],
    isEmpty: true,
  });
  expect(warn).not.toHaveBeenCalled();
});

it('knows the page by its canonical address', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="https://h.example/a">',
  );
  expect(neutral().url).toBe('https://h.example/a');
  expect(neutral({ url: '/b' }).url).toBe('https://h.example/b');
});

it('reads the platform’s attributes', () => {
  const html =
    '<span class="squarespace-social-buttons inline-style" data-asset-url="https://images.example/a.png" data-record-type="1" data-full-url="/blog/welcome" data-title="Welcome"></span>';
  expect(read(html)).toEqual({
    url: `${location.origin}/blog/welcome`,
    title: 'Welcome',
    image: 'https://images.example/a.png',
    services: ['facebook', 'x', 'linkedin', 'pinterest', 'whatsapp', 'email'],
    isEmpty: true,
  });
});

it('keeps links that the server has sent', () => {
  expect(neutral({}, '<a href="/b">Bluesky</a>').isEmpty).toBe(false);
});

it('takes defaults for what can’t be used, and says so', () => {
  const model = neutral({ url: 'javascript:alert(1)', image: 'ftp://a/', services: ['orkut'] });
  expect(model).toMatchObject({ url: location.href, image: '', services: expect.any(Array) });
  expect(warn.mock.calls.map(([field]) => field)).toEqual(['services', 'image', 'url']);
});

it('never shares a password', () => {
  expect(neutral({ url: 'https://a:b@h.example/' }).url).toBe('https://h.example/');
});
