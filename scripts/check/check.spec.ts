import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CLEAN_LOOK, CLEAN_PAGE, MISTAKES_PAGE } from './testPages';

const ROOT = path.join(import.meta.dirname, '../..');
const COMMAND = path.join(ROOT, 'dist/check.js');

/** Each planted mistake: its line, its kind, and what is said of it. */
const MISTAKES = [
  [6, 'context', 'SyntaxError'],
  [9, 'block', 'did you mean gallery?'],
  [11, 'value', 'design: slidehow: did you mean slideshow?'],
  [12, 'option', 'slidesPerRw: did you mean slidesPerRow?'],
  [13, 'value', `speed: "quick" can't be used, 0.5 is`],
  [16, 'dimensions', 'boat.jpg: has no dimensions'],
  [17, 'alternative', 'lamp.jpg: has no alternative text'],
  [19, 'label', '<button>: says nothing'],
  [21, 'markup', 'data-block-json: SyntaxError'],
  [22, 'markup', 'no item with a trigger and a panel'],
  [23, 'markup', 'there is no link with it'],
  [24, 'markup', 'itemId: is missing'],
  [25, 'markup', 'form: is missing'],
  [28, 'label', '<input> email: has no label'],
  [32, 'value', `services: ["facebok"] can't be used`],
  [33, 'value', `style: "Greyscale" can't be used`],
  [33, 'value', `location.mapLat: "north" can't be used`],
  [34, 'room', 'its room is not reserved'],
  [35, 'option', 'adress: is no option of embed'],
  [36, 'markup', '"/about" is no film'],
] as const;

interface Ran {
  exitCode: number;
  output: string;
  error: string;
}

/** Runs the command as `npx skerry` does, in a folder of the test's. */
const skerry = (...args: string[]) =>
  new Promise<Ran>((resolve) => {
    const options = { cwd: test.info().outputPath(), maxBuffer: 1e7 };
    const child = execFile(process.execPath, [COMMAND, ...args], options, (_, output, error) =>
      resolve({ exitCode: child.exitCode ?? -1, output, error }),
    );
  });

/** Writes pages into a folder of the test's. */
async function write(folder: string, pages: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(test.info().outputPath(folder), { recursive: true });
  for (const [name, text] of Object.entries(pages)) {
    await writeFile(test.info().outputPath(folder, name), text);
  }
}

const CLEAN = { 'index.html': CLEAN_PAGE, 'look.css': CLEAN_LOOK };

test('names all twenty mistakes of a page, each with its line', async () => {
  await write('.', { 'page.html': MISTAKES_PAGE });
  const { exitCode, output } = await skerry('check', 'page.html', '--json');
  expect(exitCode).toBe(1);
  const [page] = JSON.parse(output).pages;
  for (const [line, kind, text] of MISTAKES) {
    const found = page.findings.filter((one: { line: number; text: string }) => one.line === line);
    expect(found, `line ${line}`).toContainEqual(
      expect.objectContaining({ kind, text: expect.stringContaining(text) }),
    );
  }
  // An embed that says its address wrong says none, and is told so.
  expect(page.findings).toHaveLength(MISTAKES.length + 1);
});

test('points at the name within the options', async () => {
  await write('.', { 'page.html': MISTAKES_PAGE });
  const { output } = await skerry('check', 'page.html');
  expect(output).toContain('page.html:12:3  option  gallery rooms: slidesPerRw: did you mean');
  expect(output).toContain('page.html:28:5  label  form: <input> email: has no label');
});

test('finds nothing in a clean page, and says what it loads', async () => {
  await write('site', CLEAN);
  const { exitCode, output } = await skerry('check', 'site/index.html');
  expect(output).toContain('site/index.html: 0 problems; gallery, map, share;');
  expect(output).toMatch(/^ +[\d,]+ {2}gallery$/m);
  expect(output).toContain("script-src 'nonce-…' 'strict-dynamic'; style-src 'self'");
  expect(output).toMatch(/<link rel="modulepreload" href="\/skerry\/chunks\/gallery-\d+\.js">/);
  expect(exitCode).toBe(0);
  const [preloaded = ''] = /chunks\/gallery-\d+\.js/.exec(output) ?? [];
  expect(await readdir(path.join(ROOT, 'dist/chunks'))).toContain(path.basename(preloaded));
});

test('weighs the files that the manifest lists', async () => {
  await write('site', CLEAN);
  const { output } = await skerry('check', 'site/index.html', '--json');
  const [page] = JSON.parse(output).pages;
  const manifest = JSON.parse(await readFile(path.join(ROOT, 'dist/manifest.json'), 'utf8'));
  for (const { file, brotli } of page.files) expect(manifest[file]?.brotli, file).toBe(brotli);
  expect(page.files.map(({ chunk }: { chunk: string }) => chunk)).toEqual(
    expect.arrayContaining(['skerry', 'later', 'image', 'gallery', 'map', 'share']),
  );
});

test('reads all pages of a folder', async () => {
  await write('site', CLEAN);
  await write('site/more', { 'page.html': MISTAKES_PAGE });
  await write('site/node_modules', { 'page.html': MISTAKES_PAGE });
  const { exitCode, output } = await skerry('check', 'site');
  expect(output).toContain('site/index.html: 0 problems');
  expect(output).toContain('site/more/page.html: 21 problems');
  expect(output).not.toContain('node_modules');
  expect(exitCode).toBe(1);
});

test('reads an address, with the style sheets of its server', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const type = url.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
    response.setHeader('content-type', type).end(url === '/look.css' ? CLEAN_LOOK : CLEAN_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const { exitCode, output } = await skerry('check', `http://127.0.0.1:${port}/`);
    expect(output).toContain(': 0 problems; gallery, map, share;');
    expect(exitCode).toBe(0);
    expect(asked).toEqual(['/', '/look.css']);
  } finally {
    server.close();
  }
});

test('tells what it could not look at, and leaves it at that', async () => {
  await write('.', { 'page.html': CLEAN_PAGE });
  const { exitCode, output } = await skerry('check', 'page.html');
  expect(output).toContain("note: room was not looked at: look.css can't be read");
  expect(exitCode).toBe(0);
});

test('annotates for GitHub', async () => {
  await write('.', { 'a,b.html': MISTAKES_PAGE });
  const { exitCode, output } = await skerry('check', 'a,b.html', '--github');
  expect(output.split('\n')[2]).toBe(
    '::error file=a%2Cb.html,line=11,col=3,title=skerry check%3A value::gallery rooms: design: slidehow: did you mean slideshow?',
  );
  expect(exitCode).toBe(1);
});

for (const [args, text] of [
  [['check', 'nowhere.html'], 'nowhere.html is not there'],
  [['check', '.'], '. has no pages'],
  [['check', 'http://127.0.0.1:9/'], 'fetch failed'],
  [['check'], 'no page is named'],
  [['check', '--jsn', 'a.html'], '--jsn is no option'],
  [['chekc', 'a.html'], 'chekc is no command'],
] as const) {
  test(`can't read ${args.join(' ')}`, async () => {
    await write('.', {});
    const { exitCode, output, error } = await skerry(...args);
    expect(error).toContain(text);
    expect(output).toBe('');
    expect(exitCode).toBe(2);
  });
}

test('says how it is called', async () => {
  await write('.', {});
  const { exitCode, output } = await skerry('check', '--help');
  expect(output).toContain('Usage: skerry check');
  expect(exitCode).toBe(0);
});

/** Each sample of the manuals, in a page with `skerry.css` and the styles that are printed with it. */
async function samplePages(): Promise<Record<string, string>> {
  const folders = await readdir(path.join(ROOT, 'widgets'));
  const pages: Record<string, string> = {};
  for (const folder of folders) {
    const manual = await readFile(path.join(ROOT, 'widgets', folder, 'README.md'), 'utf8');
    const samples = manual.matchAll(/^```html\n([\s\S]*?)^```(?:\n```css\n([\s\S]*?)^```)?/gm);
    [...samples].forEach(([, html = '', css = ''], index) => {
      pages[`${folder}-${index + 1}.html`] =
        `<!doctype html><html lang="en"><head><title>${folder}</title><link rel="stylesheet" href="skerry.css"><style>${css}</style></head><body>\n${html}</body></html>\n`;
    });
  }
  return pages;
}

test('finds nothing in the samples of the manuals', async () => {
  const pages = await samplePages();
  await write('samples', pages);
  const { exitCode, output } = await skerry('check', 'samples', '--json');
  const told = JSON.parse(output);
  expect(told.pages).toHaveLength(Object.keys(pages).length);
  for (const { page, findings, notes } of told.pages) {
    expect(findings, page).toEqual([]);
    expect(notes, page).toEqual([]);
  }
  expect(exitCode).toBe(0);
});

test('leaves markup of the platform alone that works', async () => {
  const context =
    '<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"pageType":2,"website":{"id":"1"}};</script>';
  const block = `<div class="sqs-block sqs-block-accordion" id="block-1"><ul class="accordion-items-container"
    data-should-allow-multiple-open-items="" data-is-expanded-first-item="true"><li class="accordion-item">
    <h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target">More</button></h4>
    <div class="accordion-item__dropdown" role="region"><p>Text</p></div></li></ul></div>`;
  const picture = '<div class="sqs-block-image"><img data-src="a.jpg"></div>';
  const form = '<div class="sqs-block sqs-block-form"><div class="form-wrapper"></div></div>';
  await write('.', {
    'works.html': `<!doctype html><title>a</title>${context}${block}${picture}${form}`,
    'broken.html': `<!doctype html><title>a</title>${context}${block.replace('"true"', '"yes"')}
<div class="sqs-block sqs-block-menu" data-block-json="{">Menu</div>`,
  });
  const { output } = await skerry('check', 'works.html', 'broken.html');
  expect(output).toContain('works.html: 0 problems');
  expect(output).toContain(`data-is-expanded-first-item: "yes" can't be used, false is`);
  expect(output).toContain('broken.html:5:');
});
