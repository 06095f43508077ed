import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createOwnerHtml, type OwnerHtml } from './ownerHtml';
import { createService } from './sanitizer';

const report = vi.fn<(error: unknown) => void>();
let place: HTMLElement;
let owner: OwnerHtml;

/** What the scripts of the HTML below have said, in order: each says a word. */
const said = () => document.body.dataset.said?.trim().split(' ') ?? [];
const say = (word: string) =>
  `document.body.dataset.said = (document.body.dataset.said ?? '') + ' ' + ${word};`;

/** Lets what is under way go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  report.mockReset();
  place = document.createElement('div');
  document.body.append(place);
  owner = createOwnerHtml({ ...createTestRuntime(1, { sanitizer: createService() }), report });
});

afterEach(() => {
  delete document.body.dataset.said;
  Reflect.deleteProperty(window, 'trustedTypes');
  document.head.replaceChildren();
  place.remove();
});

it('shows the HTML in place of what was there, and runs its scripts once, in order', async () => {
  place.textContent = 'before';
  await owner.write(
    place,
    `<h2>Thanks</h2><script>${say('"one"')}</script><p><script type="text/javascript">${say('"two"')}</script></p>`,
  );
  expect(place.querySelector('h2')?.textContent).toBe('Thanks');
  expect(place.textContent).not.toContain('before');
  expect(said()).toEqual(['one', 'two']);
});

it('runs the next script after one that is invalid or throws', async () => {
  const uncaught = vi.fn((event: Event) => event.preventDefault());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  addEventListener('error', uncaught);
  await owner.write(
    place,
    `<script>say(</script><script>throw new Error("x")</script><script>${say('"last"')}</script>`,
  );
  removeEventListener('error', uncaught);
  expect(said()).toEqual(['last']);
  // What the error reporter hears.
  expect(uncaught).toHaveBeenCalledTimes(2);
});

it('waits for a script of another file before it runs the next', async () => {
  const done = owner.write(
    place,
    `<script src="https://x.example/a.js"></script><script>${say('"after"')}</script>`,
  );
  await settle();
  expect(said()).toEqual([]);
  place.querySelector('script')?.dispatchEvent(new Event('load'));
  await done;
  expect(said()).toEqual(['after']);
  expect(report).not.toHaveBeenCalled();
});

it('reports a script that does not load, and goes on', async () => {
  const done = owner.write(
    place,
    `<script src="https://x.example/a.js"></script><script>${say('"after"')}</script>`,
  );
  await settle();
  place.querySelector('script')?.dispatchEvent(new Event('error'));
  await done;
  expect(said()).toEqual(['after']);
  expect(String(report.mock.calls[0]?.[0])).toContain('https://x.example/a.js did not load');
});

it('does not wait for an async script', async () => {
  await owner.write(
    place,
    `<script async src="https://x.example/a.js"></script><script>${say('"after"')}</script>`,
  );
  expect(said()).toEqual(['after']);
});

it('goes on when a script removes the next one from the page', async () => {
  await owner.write(
    place,
    `<script>${say('"one"')}; document.querySelector("#next").remove()</script><script id="next" src="https://x.example/a.js"></script><script>${say('"two"')}</script>`,
  );
  expect(said()).toEqual(['one', 'two']);
});

it('leaves alone what is no script', async () => {
  await owner.write(
    place,
    `<script type="application/json">{"a": 1}</script><script type="text/template"><b></b></script><script nomodule>${say('"old"')}</script>`,
  );
  expect(said()).toEqual([]);
  expect(place.querySelector('script')?.textContent).toBe('{"a": 1}');
});

it('runs a script that was sent as data, in its place', async () => {
  place.innerHTML = `<p></p><script type="text/plain" data-consent="analytics" data-x="1">${say('document.currentScript.dataset.x')}</script>`;
  const waiting = place.querySelector('script') as HTMLScriptElement;
  await owner.run(waiting);
  expect(said()).toEqual(['1']);
  expect(place.lastElementChild).toMatchObject({ localName: 'script', type: '' });
});

it('runs one that says so as a module', async () => {
  place.innerHTML = '<script type="text/plain" data-type="module">export {}</script>';
  await owner.run(place.querySelector('script') as HTMLScriptElement);
  expect(place.querySelector('script')?.type).toBe('module');
});

it('keeps document.write from wiping the page, and reports it', async () => {
  await owner.write(place, `<p>Thanks</p><script>document.write("x"); ${say('"on"')}</script>`);
  expect(document.body.contains(place)).toBe(true);
  expect(place.textContent).toContain('Thanks');
  expect(said()).toEqual(['on']);
  expect(String(report.mock.calls[0]?.[0])).toContain('document.write');
  expect(Object.hasOwn(document, 'write')).toBe(false);
});

it('passes HTML and scripts through the policy skerry where there are Trusted Types', async () => {
  const passed: string[] = [];
  const createPolicy = vi.fn((_: string, rules: Record<string, (text: string) => string>) =>
    Object.fromEntries(
      Object.entries(rules).map(([kind, rule]) => [
        kind,
        (text: string) => {
          passed.push(kind);
          return rule(text);
        },
      ]),
    ),
  );
  Object.assign(window, { trustedTypes: { createPolicy } });
  await owner.write(place, '<script async src="/a.js" onload="x"></script>');
  await owner.write(place, 'again');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('skerry', expect.anything());
  expect(passed).toEqual([
    'createHTML',
    'createScriptURL',
    'createScript',
    'createScript',
    'createHTML',
  ]);
});

it('shows the HTML sanitised, and reports it, where Trusted Types let no script run', async () => {
  vi.spyOn(HTMLTemplateElement.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  await owner.write(place, `<p onclick="x">Thanks</p><script>${say('"one"')}</script>`);
  expect(place.innerHTML).toBe('<p>Thanks</p>');
  expect(said()).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
