import { fillText } from '#texts/fillText';
import { galleries } from '#texts/widgets/galleries';
import type { TransitionName } from '../model/options';
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
 * Returns the transition of that name.
 *
 * @throws Error that the transition was not found: it may be named by untyped code.
 */
export function transitionNamed(name: string): CreateTransition {
  if (!isTransition(name)) throw new Error(fillText(galleries.noTransition, { name }));
  return transitions[name];
}
