import { until } from './until';

/** Looks whether content has come into a block that was sent empty. */
export async function proveRendering(node: HTMLElement): Promise<string | undefined> {
  const isHere = () => Boolean(node.textContent?.trim() || node.querySelector('img'));
  return (await until(isHere, 3000)) ? undefined : 'stays empty';
}
