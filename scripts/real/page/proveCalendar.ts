import { until } from './until';

/** Looks whether a month is seen, and steps to the next. */
export async function proveCalendar(node: HTMLElement): Promise<string | undefined> {
  const region = node.querySelector('[role=region]');
  const isHere = () => Boolean(region?.querySelector('table'));
  if (!(await until(isHere, 3000))) return 'shows no month';
  const named = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  const before = named?.textContent;
  const shown = region?.innerHTML;
  node.querySelector<HTMLElement>('button:last-of-type,[data-calendar-next]')?.click();
  const isNext = () => named?.textContent !== before && region?.innerHTML !== shown;
  return (await until(isNext, 3000)) ? undefined : 'does not step to the next month';
}
