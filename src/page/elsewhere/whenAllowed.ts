import './styles.css';
import { listen } from '#engine/events';
import type { Services } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createLoadButton } from './createLoadButton';
import { createTurns } from './createTurns';

/** What a visitor is asked before another company is. */
export interface Question {
  /** The text of the button, which names the company. */
  text: string;
  /** Puts the button into the page. What is changed for it in `waiting` ends with the question. */
  put(button: HTMLButtonElement, waiting: Scope): void;
}

/** Takes the button away that was pressed, and hands its focus on. */
export type Allowed = (next: HTMLElement | null) => void;

const unasked: Allowed = () => {};

/**
 * Resolves when the visitor's consent allows to ask another company, or the visitor has pressed the
 * button for this one thing. The button stays until `Allowed` is called: what comes in its place may
 * take a while. Never resolves where the scope ends before.
 *
 * @param question Undefined for the page's own server, which may always be asked.
 */
export async function whenAllowed(scope: Scope, question: Question | undefined): Promise<Allowed> {
  if (!question) return unasked;
  const { runtime } = scope;
  const consent = await runtime.use('consent');
  if (consent.isGiven('embeds')) return unasked;
  // In turn: each looks for room for its button, which lays out the page.
  return runtime.part(createTurns)(() => ask(scope, question, consent));
}

function ask(scope: Scope, question: Question, consent: Services['consent']): Promise<Allowed> {
  return new Promise((resolve) => {
    if (scope.isEnded) return;
    if (consent.isGiven('embeds')) return resolve(unasked);
    const waiting = scope.begin();
    const go = () => {
      button.setAttribute('aria-disabled', 'true');
      resolve((next) => {
        const hadFocus = button === document.activeElement;
        waiting.destroy();
        if (hadFocus) next?.focus({ preventScroll: true });
      });
    };
    const button = createLoadButton(question.text, go);
    question.put(button, waiting);
    waiting.own(() => button.remove());
    waiting.own(listen('consent', () => consent.isGiven('embeds') && go()));
  });
}
