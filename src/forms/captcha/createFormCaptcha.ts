import mitt from 'mitt';
import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { readFormTexts } from '../formTexts';
import type { Challenge } from './captchas';
import { createRoom } from './createRoom';
import type { CaptchaSlot } from './readCaptcha';

/** A form's captcha, there from the start: its code comes with the first `start()`. */
export interface FormCaptcha extends Challenge {
  /** Moves the focus to it: where the message about it leads. */
  focus(): void;
  /** Calls `tell` when it is solved, runs out, fails or is reset, until cancelled. */
  watch(tell: () => void): Cancel;
}

/**
 * Creates the captcha of a form. Nothing is loaded or shown before `start()`, which reserves the
 * room at once, so that what comes later moves nothing, and asks for the service `captcha`. While
 * that is on its way, or can't be had, there is no answer. A failure is said in the captcha's place;
 * the next start tries again. When the scope ends, the container is as the server sent it.
 */
export function createFormCaptcha(scope: Scope, { container, settings }: CaptchaSlot): FormCaptcha {
  const { runtime } = scope;
  const texts = runtime.part(readFormTexts);
  const room = createRoom(scope, container, settings.align);
  const { on, off, emit } = mitt<{ change: undefined }>();
  let challenge: Challenge | undefined;
  let isLoading = false;

  const load = async () => {
    isLoading = true;
    try {
      const captchas = await runtime.use('captcha');
      if (scope.isEnded) return;
      const tell = () => emit('change');
      challenge = captchas.create(scope, { container, settings, room, texts, tell });
      challenge.start();
    } catch (error) {
      if (scope.isEnded) return;
      room.say(texts.captchaLoadFailed);
      scope.report(error);
    } finally {
      isLoading = false;
    }
  };

  return {
    start() {
      room.open();
      if (challenge) challenge.start();
      else if (!isLoading) load();
    },
    answer: () => challenge?.answer(),
    reset: () => challenge?.reset(),
    isDue: () => !!challenge?.isDue(),
    focus: () => room.focus(),
    watch(tell) {
      on('change', tell);
      return () => off('change', tell);
    },
  };
}
