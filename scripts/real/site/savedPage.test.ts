import { describe, expect, it } from 'vitest';
import { readSavedPage } from './savedPage';

const page = (head: string, body = '') =>
  `<!doctype html>\n<html><head>${head}</head>\n<body class=a >${body}</body></html>`;

describe('withTags', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script src="a.js" defer></script>',
    '<script type="module">Squarespace.load(window);</script>',
    '<script type="text/javascript; charset=utf-8">alert(1)</script>',
    '<script type="application/x-javascript">alert(1)</script>',
    '<script>if (Static.SQUARESPACE_CONTEXT.showAnnouncementBar) alert(1)</script>',
  ])('cuts %s', (script) => {
    expect(readSavedPage(page(script, script)).withTags('')).toBe(page(''));
  });

  it.each([
    '<script type="application/json" data-site-context>{"a": "</b>"}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="text/x-template"><p></p></script>',
    '<script data-name="static-context">Static.SQUARESPACE_CONTEXT = {};</script>',
    '<FORM onsubmit="return go(this)"><img onload=this.className=1></FORM>',
  ])('keeps %s as it is spelled', (markup) => {
    expect(readSavedPage(page('', markup)).withTags('')).toBe(page('', markup));
  });

  it.each([
    ['<script>Static.SQUARESPACE_CONTEXT = {}</script>', true],
    ['<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {}</script>', false],
    ['<p></p>', false],
  ])('knows that %s lacks the object: %s', (markup, lacks) => {
    expect(readSavedPage(page(markup)).lacksStatic).toBe(lacks);
  });

  it.each<[name: string, source: string, wanted?: string]>([
    [
      'a whole head',
      '<html><head><title>A</title></head>',
      '<html><head>[<title>A</title>]</head>',
    ],
    ['a head of scripts', '<head><script>1</script></head><p>', '<head>[]</head><p>'],
    ['an element before the head', '<html><meta name=a><head><title>A</title></head>'],
    ['no head', '<!doctype html><p>A', '<!doctype html>[]<p>A'],
    ['nothing', '', '[]'],
  ])('puts tags into a page with %s', (_, source, wanted) => {
    const html = readSavedPage(source).withTags(']', '[');
    if (wanted !== undefined) expect(html).toBe(wanted);
    expect(html.replace(/[[\]]/g, '')).toBe(source.replace('<script>1</script>', ''));
  });

  it('puts the sheet in the place of the site’s own, which may be there twice', () => {
    const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
    const [fonts, own] = [link('fonts.css'), link('//static.example/1/site.css?&amp;a=1')];
    const saved = readSavedPage(page(`${fonts}${own}<style>b{}</style>${own}`));
    expect(saved.withTags(']', '[')).toBe(page(`${fonts}[<style>b{}</style>]`));
    expect(saved.withTags(']')).toBe(page(`${fonts}${own}<style>b{}</style>${own}]`));
  });
});

describe('generation', () => {
  it.each([
    ['7.1', '<script>Static.SQUARESPACE_CONTEXT = {"templateVersion":"7.1"}</script>'],
    ['7.1', '<link rel="stylesheet" href="/static/vta/5c5a519771c10ba3470d8101/static.css">'],
    ['7.0', '<script>Static.SQUARESPACE_CONTEXT = {"templateVersion":"7"}</script>'],
    ['7.0', '<p>A</p>'],
  ])('is %s of %s', (generation, markup) => {
    expect(readSavedPage(page(markup)).generation).toBe(generation);
  });
});

describe('imageSizes', () => {
  it('knows the size of an image by its address without query', () => {
    const { imageSizes } = readSavedPage(
      '<img data-src="https://images.example/a.jpg?v=1" data-image-dimensions="1920x1280">',
    );
    expect(imageSizes.get('https://images.example/a.jpg')).toEqual([1920, 1280]);
  });

  it.each(['', '0x0', 'wide'])('takes no size from %j', (size) => {
    const html = `<img data-src="https://images.example/a.jpg" data-image-dimensions="${size}">`;
    expect(readSavedPage(html).imageSizes.size).toBe(0);
  });
});
