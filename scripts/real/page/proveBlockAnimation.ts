import { until } from './until';

/** Looks whether a block comes in when it is seen. */
export async function proveBlockAnimation(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const hasCome = () => node.matches('.animation-loaded,.animation-disabled');
  return (await until(hasCome, 2000)) ? undefined : 'does not come in';
}
