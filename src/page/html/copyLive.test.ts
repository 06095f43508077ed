import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { copyLive } from './copyLive';

const BASE = new URL('/shop/coil', location.href).href;

/** Copies the first element of a page that was parsed apart. */
function copied(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [source] = page.body.children;
  return source && copyLive(source, BASE)?.outerHTML;
}

afterEach(() => document.body.replaceChildren());

it('copies texts, fields and the options of blocks', () => {
  const html =
    '<div data-block="product" aria-label="Rope"><label>Size <select name="sku"><option value="S" selected="">Small</option></select></label></div>';
  expect(copied(html)).toBe(html);
});

it('makes addresses full, by the page that they stand on', () => {
  expect(copied('<a href="rope">Rope</a>')).toBe(
    `<a href="${new URL('/shop/rope', location.href).href}">Rope</a>`,
  );
  expect(copied('<form></form>')).toBe(`<form action="${BASE}"></form>`);
});

it.each([
  ['<p onclick="run()" style="position:fixed">x</p>', '<p>x</p>'],
  ['<p>x<script>run()</script><iframe src="/"></iframe><svg></svg></p>', '<p>x</p>'],
  ['<a href="java\nscript:run()">x</a>', '<a>x</a>'],
  ['<p class="a skerry-dialog sqs-lightbox">x</p>', '<p class="a">x</p>'],
  ['<p id="createElement">x</p>', '<p>x</p>'],
  ['<p id="taken">x</p>', '<p>x</p>'],
  ['<button formaction="https://elsewhere.example/" form="f">x</button>', '<button>x</button>'],
])('%s becomes %s', (html, expected) => {
  document.body.innerHTML = '<p id="taken"></p>';
  expect(copied(html)).toBe(expected);
});

it.each(['https://elsewhere.example/', 'javascript:run()', '//elsewhere.example/', 'https://['])(
  'copies no form that sends to %s',
  (action) => expect(copied(`<form action="${action}"><input></form>`)).toBeUndefined(),
);

it('gives nothing that runs or frames, whatever it is given', () => {
  const tag = fc.constantFrom('p', 'script', 'iframe', 'svg', 'form', 'a', 'object', 'template');
  const name = fc.constantFrom('onerror', 'href', 'action', 'style', 'srcdoc', 'src', 'data-a');
  const value = fc.constantFrom('javascript:1', ' JAVA\tSCRIPT:1', '/x', 'data:text/html,1', '//h');
  const node = fc.tuple(tag, name, value).map(([t, n, v]) => `<${t} ${n}="${v}">x</${t}>`);
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), (nodes) => {
      const html = copied(`<div>${nodes.join('')}</div>`) ?? '';
      expect(html).not.toMatch(/<(script|iframe|svg|object|template)|onerror|style|srcdoc/i);
      expect(html).not.toMatch(/(href|src|action)="(?!http)/);
    }),
  );
});
