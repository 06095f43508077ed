import { parseOwnerLink } from '#page/links/parseOwnerLink';
import type { Slide } from '../slides/slide';

/** Returns the full address where a click on a slide leads; undefined where it leads nowhere. */
export const leadsTo = ({ clickThrough }: Pick<Slide, 'clickThrough'>): URL | undefined =>
  clickThrough ? parseOwnerLink(clickThrough, location.href) : undefined;
