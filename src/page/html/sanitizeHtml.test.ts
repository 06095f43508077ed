import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { ADDRESS_ATTRIBUTES, ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from './allowedHtml';
import { sanitizeHtml } from './sanitizeHtml';
import { createService } from './sanitizer';

// jsdom has no setHTML: this is the way of the browsers without it.
const runtime = createTestRuntime(1, { sanitizer: createService() });

const sanitized = async (html: string) => {
  const place = document.createElement('div');
  place.append(await sanitizeHtml(runtime, html));
  return place;
};

it('keeps what a rendering of events or posts consists of', async () => {
  const html =
    '<ul class="summary-list" lang="en"><li value="2"><a href="/events/a?x=1#b" title="More: now">' +
    '<img src="https://images.example/a.jpg" alt="A: b" width="100" data-load="false" ' +
    'data-src="https://images.example/a.jpg" data-image-dimensions="1x2"></a>' +
    '<time datetime="2026-11-21T10:00">Today &amp; now</time></li></ul> text';
  expect((await sanitized(html)).innerHTML).toBe(html);
});

it.each([
  '<script>document.body.dataset.hit=1</script>',
  '<img src=x onerror="document.body.dataset.hit=1">',
  '<svg onload="document.body.dataset.hit=1"><script>document.body.dataset.hit=1</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>parent.document.body.dataset.hit=1</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="vbscript:x">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img data-src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<img name="cookie"><a id="Skerry"></a>',
  '<div style="position:fixed;inset:0"></div><style>* { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<template><script>document.body.dataset.hit=1</script></template>',
  '<x-widget data-block="menu" data-block-json="{}"></x-widget>',
  '<div data-block="menu" data-block-json="{}"></div>',
  '<div slot="x" is="y" part="z" popover contenteditable autofocus tabindex="1"></div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<!-- comment --><?pi x?>',
])('takes out of %s what runs, posts, frames or styles', async (html) => {
  const place = await sanitized(html);
  document.body.append(place);
  place.remove();
  expect(document.body.dataset.hit).toBeUndefined();
  expectOnlyAllowed(place);
});

function expectOnlyAllowed(place: Element) {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_ALL);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!(node instanceof Element)) {
      expect(node.nodeType).toBe(Node.TEXT_NODE);
      continue;
    }
    expect(node.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(ALLOWED_ELEMENTS).toContain(node.localName);
    for (const { name, value } of node.attributes) {
      const protocols = ADDRESS_ATTRIBUTES[name];
      if (protocols) expect(protocols).toContain(new URL(value, document.baseURI).protocol);
      else expect(ALLOWED_ATTRIBUTES).toContain(name);
    }
  }
}

it('gives text as text', async () => {
  expect((await sanitized('1 < 2 & 3')).textContent).toBe('1 < 2 & 3');
  expect((await sanitized('')).childNodes).toHaveLength(0);
});

it('keeps classes, but those of our own layers', async () => {
  const place = await sanitized(
    '<p class="summary-title Skerry-dialog-layer skerry-popup-open">a</p>' +
      '<a class="sqs-announcement-bar-url" href="/x">b</a><b class="SQS-cookie-banner-v2 big">c</b>',
  );
  expect([...place.children].map(({ className }) => className)).toEqual([
    'summary-title',
    '',
    'big',
  ]);
});

it('gives nodes of a document in which nothing is fetched', async () => {
  const fragment = await sanitizeHtml(runtime, '<img src="/a.png">');
  expect(fragment.ownerDocument.defaultView).toBeNull();
});

it('throws where Trusted Types refuse to parse', async () => {
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  await expect(sanitizeHtml(runtime, '<b>x</b>')).rejects.toThrow('Trusted Types');
});

it('lets nothing else through, whatever it is given', async () => {
  const piece = fc.oneof(
    fc.constantFrom('<', '>', '"', "'", '/', '=', ' ', '<!--', '-->', '<![CDATA[', ']]>', '&lt;'),
    fc.constantFrom(
      '<svg>',
      '<math>',
      '<style>',
      '<script>',
      '</p>',
      '<table>',
      '<a href=',
      '<img',
    ),
    fc.constantFrom('<noscript>', '<template>', '<form>', '<mtext>', '<foreignObject>', '<title>'),
    fc.constantFrom(
      ' onerror=x',
      ' src=',
      'javascript:x',
      'data:x',
      ' style=',
      ' id=x',
      ' data-x=y',
    ),
    fc.string(),
  );
  const html = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(html, async (text) => expectOnlyAllowed(await sanitized(text))),
    { numRuns: 100 },
  );
}, 20_000);
