import { emit } from '#engine/events';
import type { BlockScope, Scope } from '#engine/scope';
import { type Question, whenAllowed } from '#page/elsewhere/whenAllowed';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { maps } from '#texts/widgets/maps';
import type {} from '../mapHandle';
import type { MapModel } from '../model/mapModel';
import type { MapView, MapViews, TellMoved } from '../service';
import { createMapBox } from './createMapBox';
import { findSource, type MapSource } from './findSource';
import { readOptions } from './readOptions';
import { whenRoomy } from './whenRoomy';

/** Changes of options that come within so many milliseconds are one. */
const DEBOUNCE_MS = 60;

const positionOf = (place: HTMLElement): string => {
  const { position } = getComputedStyle(place);
  return position === 'static' ? 'relative' : position;
};

/** What is asked before another company is asked for the map; undefined for the page's own server. */
function questionOf(place: HTMLElement, { site }: MapSource, text: string): Question | undefined {
  if (!site) return undefined;
  return {
    text: fillText(text, { site }),
    put(button: HTMLElement, { adopt }: Scope) {
      button.classList.add('skerry-map-load');
      adopt.style(place, 'position', positionOf(place));
      place.append(button);
    },
  };
}

/** Shows the map of a block over its address, as soon as it may and can; until then options wait. */
export const showMap: MapViews['show'] = (scope, place, location) => {
  const { node, runtime, warn } = scope;
  const texts = siteTexts(runtime, 'maps', maps);
  const tellMoved: TellMoved = (pin, at) => emit(node, 'pinmoved', { pin, ...at });
  let model: MapModel = readOptions(scope, location);
  let view: MapView | undefined;

  const draw = async (source: MapSource) => {
    // First: nobody is asked for what there is no room for.
    if (!(await whenRoomy(scope, place))) {
      warn('height', 'the block is less than 100 px high: the address is shown, and no map');
      return;
    }
    const allowed = await whenAllowed(scope, questionOf(place, source, texts.load));
    const maker = await runtime.use(source.service);
    if (scope.isEnded) return;
    const box = createMapBox(scope, place, model, texts);
    const drawn = model;
    try {
      view = await maker.draw(box.scope, box.element, drawn, { texts, warn, tellMoved });
      // What was set meanwhile.
      if (model !== drawn) view.set(model);
      box.reveal();
      allowed(box.element);
    } catch (error) {
      box.scope.destroy();
      if (!scope.isEnded) warn(source.field, `${error}: the address is shown`);
      allowed(place.querySelector('a'));
    }
  };
  const source = findSource(model, runtime.context);
  if (source) draw(source).catch((error) => reportUnlessEnded(scope, error));

  let stopWaiting = () => {};
  return {
    set(options) {
      model = { ...model, ...options };
      stopWaiting();
      stopWaiting = scope.after(DEBOUNCE_MS, () => view?.set(model));
    },
  };
};

function reportUnlessEnded(scope: BlockScope, error: unknown): void {
  if (!scope.isEnded) scope.report(error);
}
