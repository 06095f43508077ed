import { until } from './until';

/** Types a word, and looks whether what is found is seen; or whether Enter would search, without preview. */
export async function proveSearch(node: HTMLElement): Promise<string | undefined> {
  const input = node.querySelector('input');
  if (!input) return 'has no field';
  if (!node.closest('[role=search]')) return 'is no search';
  if (input.getAttribute('role') !== 'combobox') return undefined;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.scrollIntoView({ block: 'center', behavior: 'instant' });
  input.focus({ preventScroll: true });
  type('harbour');
  const isFound = await until(() => node.querySelector('[role=option]') !== null, 3000);
  const box = node.querySelector('[role=option]')?.getBoundingClientRect();
  const covering = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  type('');
  input.blur();
  if (!isFound) return 'finds nothing';
  return covering?.closest('[role=option]') ? undefined : 'is under something else';
}
