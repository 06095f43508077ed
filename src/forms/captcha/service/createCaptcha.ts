import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { captchaConsole } from '#texts/forms/captchaConsole';
import type { CaptchaRequest, Challenge } from '../captchas';
import { createCaptchaScripts } from './createCaptchaScripts';
import {
  type CaptchaHandle,
  type CaptchaProvider,
  type CaptchaRendering,
  createRecaptcha,
} from './createRecaptcha';
import { liftQuestions } from './liftQuestions';

/** The site's key and who takes it. */
export interface CaptchaAccount {
  siteKey: string;
  provider: CaptchaProvider;
}

/** Reads the site's own key, else the platform's, which is one of reCAPTCHA Enterprise. */
export function createAccount({ context }: Runtime): CaptchaAccount {
  const own = context.read('website.captchaSettings.siteKey', '');
  const siteKey = own || context.read('recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey', '');
  return { siteKey, provider: createRecaptcha(!own) };
}

/** Returns the name of a form's captcha in the console: its block's id, else its container's. */
const blockOf = (container: HTMLElement) =>
  container.closest('.sqs-block[id], [data-block][id]')?.id || container.id || 'without id';

/**
 * Creates the captcha of a form. Nothing of the provider is loaded or shown before `start()`.
 * Where it can't be shown, the console has an error with a text of `captchaConsole`, and the
 * visitor reads `captchaLoadFailed` in its place. It is removed when the scope ends.
 */
export function createCaptcha(
  scope: Scope,
  { container, settings, room, texts, tell }: CaptchaRequest,
): Challenge {
  const { runtime } = scope;
  const { siteKey, provider } = runtime.part(createAccount);
  let phase: 'idle' | 'loading' | 'shown' | 'failed' | 'ended' = 'idle';
  let handle: CaptchaHandle | undefined;
  let answer: string | undefined;
  let isDue = false;

  const complain = (text: string, ...causes: unknown[]) =>
    console.error(`Skerry: captcha ${blockOf(container)}: ${text}`, ...causes);

  const change = (next: string | undefined, due: boolean, message: string) => {
    if (phase === 'ended') return;
    answer = next;
    isDue = due;
    room.say(message);
    tell();
  };
  const fail = (text: string, ...causes: unknown[]) => {
    phase = 'failed';
    complain(text, ...causes);
    change(undefined, false, texts.captchaLoadFailed);
  };

  const show = (size: CaptchaRendering['size']) => {
    const place = room.empty();
    runtime.part(liftQuestions);
    try {
      handle = provider.render(place, {
        siteKey,
        size,
        theme: settings.theme,
        onSolved: (solved) => change(solved, false, ''),
        onExpired: () => change(undefined, false, ''),
        onError: () => change(undefined, false, texts.captchaLoadFailed),
      });
      phase = 'shown';
      room.say('');
    } catch (error) {
      fail(captchaConsole.renderFailed, error);
    }
  };

  scope.own(() => {
    if (phase === 'loading') complain(captchaConsole.documentDestroyed);
    phase = 'ended';
    handle?.remove();
  });

  return {
    start() {
      if (phase !== 'idle' && phase !== 'failed') return;
      const size = room.open();
      // Without a key no later try can do better.
      if (!siteKey) {
        if (phase === 'idle') fail(captchaConsole.notSetUp);
        return;
      }
      phase = 'loading';
      runtime
        .part(createCaptchaScripts)
        .load(provider, siteKey)
        .then(
          () => phase === 'loading' && show(size),
          (error) => phase === 'loading' && fail(captchaConsole.notSetUp, error),
        );
    },
    answer: () => answer,
    reset() {
      if (phase !== 'shown') return;
      handle?.reset();
      change(undefined, true, texts.captchaIncomplete);
    },
    isDue: () => isDue,
  };
}
