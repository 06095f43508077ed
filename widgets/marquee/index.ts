import { defineIsland } from '../../src/island/defineIsland';
import { Marquee, type MarqueeModel } from './Marquee';
import { readMarquee } from './read';
import './styles.css';

export const mount = defineIsland<MarqueeModel>({
  name: 'marquee',
  read(node, _block, warn) {
    const design = readMarquee(node, warn);
    return design && { design, read: () => readMarquee(node, warn) };
  },
  component: Marquee,
});
