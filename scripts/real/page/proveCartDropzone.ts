import { proveCartLink } from './proveCartLink';
import { until } from './until';

/** Looks whether the zone has a link, seen when there is a cart alone, that tells what is in it. */
export async function proveCartDropzone(node: HTMLElement): Promise<string | undefined> {
  const link = () => node.querySelector<HTMLElement>('a[href]');
  if (!(await until(() => link() !== null, 3000))) return 'has no link';
  const found = link();
  return found ? proveCartLink(found) : undefined;
}
