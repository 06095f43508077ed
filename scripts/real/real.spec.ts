import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const COMMAND = fileURLToPath(new URL('real.ts', import.meta.url));

const LIST = `<ul class="accordion-items-container"><li class="accordion-item">
<h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false">More</button></h4>
<div class="accordion-item__dropdown" role="region"><p>Text</p></div></li></ul>`;
const ACCORDION = `<div class="sqs-block sqs-block-accordion" id="block-1">${LIST}</div>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><script>throw Error('stripped')</script></head><body>${body}</body></html>`;

/** Runs the command on a folder of these pages. */
async function real(pages: Record<string, string>, browser = 'chromium') {
  const folder = test.info().outputPath('pages');
  await mkdir(folder, { recursive: true });
  for (const [name, html] of Object.entries(pages)) await writeFile(`${folder}/${name}`, html);
  const args = ['--import', 'tsx', COMMAND, folder];
  const narrowed = ['--engine', 'preact', '--width', '1280', '--rest', '0', '--browser', browser];
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [...args, ...narrowed], (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('a page where every block comes to life is clean', async () => {
  const { exitCode, output } = await real({
    'a.html': page(ACCORDION),
    'plain.html': page('<p>No block</p>'),
  });
  expect(output).toContain('1 blocks expected, 1 mounted, 0 problems: clean');
  expect(exitCode).toBe(0);
});

test('a block that does not come to life is not clean', async () => {
  const { exitCode, output } = await real({
    'a.html': page(`${ACCORDION}<div id="unknown">${LIST}</div>`),
  });
  expect(output).toContain('accordion: 2 expected, 1 mounted');
  expect(output).toContain('#unknown ul.accordion-items-container did not come to life');
  expect(exitCode).toBe(1);
});

test('a block that comes to life and does nothing is not clean', async () => {
  const { exitCode, output } = await real({
    'a.html': page(`${ACCORDION}<style>.accordion-item__dropdown{height:0!important}</style>`),
  });
  expect(output).toContain('its panel has no height');
  expect(exitCode).toBe(1);
});

/** A form under the one rule of the platform's sheet that it needs. */
const FORM = `<style>.hidden{display:none}</style><div class="sqs-block sqs-block-form" id="block-form"><form data-form-id="form" method="post">
<div class="form-item field email" id="email-a"><label for="a">Email</label><input type="email" id="a"></div>
<button>Send</button><div class="hidden form-submission-text">Thank you.</div></form></div>`;

test('a form is filled in, refused and sent; one that hides its errors is not clean', async () => {
  const { exitCode, output } = await real({
    'form.html': page(FORM),
    'hidden.html': page(`${FORM}<style>.field-error{display:none}</style>`),
  });
  expect(output).toContain('2 blocks expected, 2 mounted, 2 problems');
  expect(output).toContain('1 saves instead of 2');
  expect(output).toContain('does not show what the server refused');
  expect(exitCode).toBe(1);
});

for (const browser of ['firefox', 'webkit', 'wpe']) {
  test(`${browser}: a form is sent and leads on, a picture of another site is seen, a panel opens`, async () => {
    const form = FORM.replace('<form', '<form data-success-redirect="/thanks"');
    const picture = `<div class="sqs-block sqs-block-image" id="block-image"><img data-src="https://cdn.example/a.jpg" data-image-dimensions="300x200" alt="A"></div>`;
    const pages = { 'a.html': page(ACCORDION + form + picture) };
    const { exitCode, output } = await real(pages, browser);
    expect(output).toContain('3 blocks expected, 3 mounted, 0 problems: clean');
    expect(exitCode).toBe(0);
  });

  test(`${browser}: a script that throws is not clean`, async () => {
    const thrower = '<body onload="if (window.Skerry) undefined.x">';
    const pages = { 'a.html': page(ACCORDION).replace('<body>', thrower) };
    const { exitCode, output } = await real(pages, browser);
    expect(output).toContain('error: ');
    expect(exitCode).toBe(1);
  });
}

const ADDRESS = `<fieldset data-block="address" data-product-page="order" data-product-section="delivery"><legend>Address</legend>
<label>Street <input name="street" autocomplete="address-line1"></label></fieldset>`;

test('an address suggests places; one whose list is not seen is not clean', async () => {
  const { exitCode, output } = await real({
    'address.html': page(ADDRESS),
    'hidden.html': page(`${ADDRESS}<style>[role=listbox]{display:none!important}</style>`),
  });
  expect(output).toContain('2 blocks expected, 2 mounted, 1 problems');
  expect(output).toContain('suggests nothing');
  expect(exitCode).toBe(1);
});

for (const [name, pages] of [
  ['pages without a block', { 'a.html': page('<p>No block</p>') }],
  ['a folder without a page', { 'a.txt': 'Text' }],
] as const) {
  test(`${name}: mounting nothing is not clean`, async () => {
    const { exitCode, output } = await real(pages);
    expect(output).toContain('NOT clean');
    expect(exitCode).toBe(1);
  });
}
