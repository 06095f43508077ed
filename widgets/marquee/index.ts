import { defineIsland } from '#page/island/defineIsland.tsx';
import { Marquee, type MarqueeModel } from './Marquee';
import { readMarquee } from './read';
import './styles.css';

export const mount = defineIsland<MarqueeModel>({
  read(scope) {
    const design = readMarquee(scope);
    return design && { design, read: () => readMarquee(scope) };
  },
  component: Marquee,
});
