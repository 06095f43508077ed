import { giveId } from '#page/marks/giveId';
import './styles.css';
import { readLocale } from '#commerce/readLocale';
import type { WidgetModule } from '#engine/initializer';
import { calendars } from '#texts/content/calendars';
import { page } from '#texts/site/page';
import { siteTexts } from '#texts/siteTexts';
import { adoptHeader } from './adoptHeader';
import { createHeader } from './createHeader';
import { createMonths } from './createMonths';
import { readCalendar } from './read';

/**
 * Shows a calendar of events month by month, as the server renders them, without loading the page
 * anew. The month that the server has sent stays until a visitor asks for another one.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime, block } = scope;
  const model = readCalendar(scope);
  const place = model.place ?? document.createElement('div');
  if (!model.place) {
    node.append(place);
    scope.own(() => place.remove());
  }
  const texts = {
    calendars: siteTexts(runtime, 'calendars', calendars),
    page: siteTexts(runtime, 'page', page),
  };
  const locale = readLocale(node, runtime.context);
  const step = (by: number) => months.step(by);
  const header = model.header
    ? adoptHeader(scope, model.header, place, model.month, locale, step)
    : createHeader(scope, place, texts.calendars, locale, step);
  const months = createMonths(scope, model, place, header, texts);
  const nameId = giveId(adopt, header.nameElement, `${block.id}-month`);
  adopt.attribute(place, 'role', 'region');
  adopt.attribute(place, 'aria-labelledby', nameId);
  if (model.isHere) return true;
  // What comes into an empty place may have our looks: nothing of the page's moves.
  adopt.toggleClass(place, 'skerry-calendar-month', true);
  months.start();
  return true;
};
