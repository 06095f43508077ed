import { createStore } from '#page/island/createStore';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { createHandle } from './createHandle';
import { Marquee, type MarqueeModel } from './Marquee';
import { readMarquee } from './read';
import { reduceMarquee } from './state';
import './styles.css';
import { firstState } from './watching/useSenses';

export const mount = defineIsland<MarqueeModel>({
  read(scope) {
    const design = readMarquee(scope);
    if (!design) return null;
    const store = createStore(firstState(), reduceMarquee);
    return { design, store, read: () => readMarquee(scope) };
  },
  component: Marquee,
  handle: createHandle,
});
