import type { TransitionName } from '../../../src/gallery/options';
import { fillText } from '../../../src/strings/fillText';
import { galleries } from '../../../src/strings/galleries';
import { createFade } from './fade';
import { createKenBurns } from './kenBurns';
import { createNewSwipe } from './newSwipe';
import { createScroll } from './scroll';
import { createSwipe } from './swipe';
import type { CreateTransition } from './transition';

const transitions: Readonly<Record<TransitionName, CreateTransition>> = {
  fade: createFade,
  'ken-burns': createKenBurns,
  'new-swipe': createNewSwipe,
  scroll: createScroll,
  swipe: createSwipe,
};

const isTransition = (name: string): name is TransitionName => Object.hasOwn(transitions, name);

/**
 * The transition of that name.
 *
 * @throws Error that the transition was not found (widgets.md 5): it may be named by untyped code.
 */
export function transitionNamed(name: string): CreateTransition {
  if (!isTransition(name)) throw new Error(fillText(galleries.noTransition, { name }));
  return transitions[name];
}
