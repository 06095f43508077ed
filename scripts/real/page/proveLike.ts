import { until } from './until';

/** Presses a like button twice, and looks whether it says so. */
export async function proveLike(node: HTMLElement): Promise<string | undefined> {
  const button = node.matches('[aria-pressed]') ? node : node.querySelector('button');
  if (!button) return 'is no button';
  if (!button.textContent?.trim()) return 'has no name';
  const isPressed = (pressed: boolean) => button.getAttribute('aria-pressed') === String(pressed);
  const was = isPressed(true);
  button.click();
  if (!isPressed(!was)) return 'does not take a press';
  button.click();
  if (!isPressed(was)) return 'does not take a like back';
  return (await until(() => isPressed(was), 2000)) ? undefined : 'does not come to rest';
}
