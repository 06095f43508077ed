import type { Adoption } from '#engine/adoption';
import { chooseWidth } from '#media/images/address/imageWidths';
import { readScreen } from '#media/images/address/pixelRatio';
import { sizedAddress } from '#media/images/address/sizedAddress';
import { CENTRE, readAnchor } from '#media/images/placing/anchor';
import { parseLink } from '#page/links/parseLink';
import type { Project } from './read';

/** Puts the picture of a project behind the list, in the width that it needs there; once. */
export function showPicture({ background }: Project, adopt: Adoption): void {
  const place = background?.querySelector<HTMLElement>('.portfolio-hover-bg-img');
  const image = place?.querySelector('img');
  const source = image?.dataset.src ?? image?.getAttribute('src');
  if (!place || !image || !source || place.style.backgroundImage) return;
  const { ratio, saveData } = readScreen();
  const width = chooseWidth((place.clientWidth || innerWidth) * (saveData ? 1 : ratio));
  const address = sizedAddress(image, source)?.(width) ?? source;
  const { href } = parseLink(address, document.baseURI, ['http:', 'https:']) ?? {};
  if (!href) return;
  adopt.style(place, 'background-image', `url(${JSON.stringify(href)})`);
  const { x, y } = readAnchor(image.dataset.imageFocalPoint) ?? CENTRE;
  adopt.style(place, 'background-position', `${x * 100}% ${y * 100}%`);
}
