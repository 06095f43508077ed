import { until } from './until';

/** Looks whether a portfolio shows the picture of a project whose link has the focus. */
export async function provePortfolio(node: HTMLElement): Promise<string | undefined> {
  const links = [...node.querySelectorAll<HTMLElement>('.portfolio-hover-item')];
  const pictures = [...node.querySelectorAll<HTMLElement>('.portfolio-hover-bg-img')];
  links.at(-1)?.focus({ preventScroll: true });
  const picture = pictures[links.length - 1];
  if (!picture) return undefined;
  const isSeen = () =>
    picture.style.backgroundImage !== '' && getComputedStyle(picture).opacity === '1';
  return (await until(isSeen, 2000)) ? undefined : 'does not show the picture of the last project';
}
