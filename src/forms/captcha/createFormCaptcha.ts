import type { Runtime } from '../../runtime';
import type { Challenge } from '../../services/captchas';
import type { FormModel } from '../formModel';
import { readFormTexts } from '../formTexts';
import type { Captcha } from './captcha';
import { createRoom } from './createRoom';

/**
 * Makes the captcha of a form. Nothing is loaded or shown before `start()`, which reserves the room
 * at once, so that what comes later moves nothing, and asks for the service `captcha`. While that is
 * on its way, or can't be had, there is no answer. A failure is said in the captcha's place; the
 * next start tries again.
 */
export function createFormCaptcha(
  runtime: Runtime,
  { container, settings }: NonNullable<FormModel['captcha']>,
): Captcha {
  const texts = runtime.part(readFormTexts);
  const room = createRoom(runtime, container, settings.align);
  const watching = new Set<() => void>();
  let challenge: Challenge | undefined;
  let isLoading = false;
  let isOver = false;

  const tell = () => {
    for (const each of [...watching]) each();
  };

  const load = async () => {
    isLoading = true;
    try {
      const captchas = await runtime.use('captcha');
      if (isOver) return;
      challenge = captchas.create({ container, settings, room, texts, tell });
      challenge.start();
    } catch (error) {
      if (isOver) return;
      room.say(texts.captchaLoadFailed);
      runtime.report(error, { initializer: 'captcha' });
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
    watch(each) {
      watching.add(each);
      return () => watching.delete(each);
    },
    destroy() {
      isOver = true;
      watching.clear();
      challenge?.destroy();
      room.close();
    },
  };
}
