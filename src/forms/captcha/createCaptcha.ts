import type { Runtime } from '../../runtime';
import { captcha as english } from '../../strings/captcha';
import { siteTexts } from '../../strings/siteTexts';
import type { Captcha, CaptchaSettings } from './captcha';
import type { CaptchaHandle, CaptchaProvider } from './captchaProvider';
import { createCaptchaScripts } from './createCaptchaScripts';
import { createRecaptcha } from './createRecaptcha';
import { createRoom } from './createRoom';

/** In a container narrower than this, in pixels, a captcha is compact (platform.md, section 5). */
const NORMAL_FROM = 320;

/** The site's key and who takes it. */
export interface CaptchaAccount {
  siteKey: string;
  provider: CaptchaProvider;
}

/** The site's own key, else the platform's, which is one of reCAPTCHA Enterprise. */
export function createAccount({ context }: Runtime): CaptchaAccount {
  const own = context.read('website.captchaSettings.siteKey', '');
  const siteKey = own || context.read('recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey', '');
  return { siteKey, provider: createRecaptcha(!own) };
}

/** Of the block around it, however the fields of a form are called. */
const blockOf = (container: HTMLElement) =>
  container.closest('.sqs-block[id], [data-block][id]')?.id || container.id || 'without id';

/**
 * Makes the captcha of a form. Nothing is loaded or shown before `start()`, which also reserves the
 * room, so that what comes later moves nothing. Whatever keeps it from being shown is said in the
 * console (platform.md, section 8) and to the visitor, in its place.
 */
export function createCaptcha(
  runtime: Runtime,
  container: HTMLElement,
  { theme, align }: CaptchaSettings,
): Captcha {
  const texts = siteTexts(runtime, 'captcha', english);
  const { siteKey, provider } = runtime.part(createAccount);
  const room = createRoom(runtime, container, align);
  const watching = new Set<() => void>();
  let phase: 'idle' | 'loading' | 'shown' | 'failed' | 'destroyed' = 'idle';
  let handle: CaptchaHandle | undefined;
  let answer: string | undefined;
  let isDue = false;

  const tell = () => {
    for (const each of [...watching]) each();
  };
  const complain = (text: string, ...causes: unknown[]) =>
    console.error(`Skerry: captcha ${blockOf(container)}: ${text}`, ...causes);

  const change = (next: string | undefined, due: boolean, message: string) => {
    if (phase === 'destroyed') return;
    answer = next;
    isDue = due;
    room.say(message);
    tell();
  };
  const fail = (text: string, ...causes: unknown[]) => {
    phase = 'failed';
    complain(text, ...causes);
    change(undefined, false, texts.loadFailed);
  };

  const show = (size: 'normal' | 'compact') => {
    const place = room.empty();
    try {
      handle = provider.render(place, {
        siteKey,
        size,
        theme,
        onSolved: (solved) => change(solved, false, ''),
        onExpired: () => change(undefined, false, ''),
        onError: () => change(undefined, false, texts.loadFailed),
      });
      phase = 'shown';
      room.say('');
    } catch (error) {
      fail(texts.renderFailed, error);
    }
  };

  return {
    start() {
      if (phase !== 'idle' && phase !== 'failed') return;
      const size = container.getBoundingClientRect().width < NORMAL_FROM ? 'compact' : 'normal';
      room.open(size);
      // Without a key no later try can do better.
      if (!siteKey) {
        if (phase === 'idle') fail(texts.notSetUp);
        return;
      }
      phase = 'loading';
      runtime
        .part(createCaptchaScripts)
        .load(provider, siteKey)
        .then(
          () => phase === 'loading' && show(size),
          (error) => phase === 'loading' && fail(texts.notSetUp, error),
        );
    },
    answer: () => answer,
    reset() {
      if (phase !== 'shown') return;
      handle?.reset();
      change(undefined, true, texts.incomplete);
    },
    isDue: () => isDue,
    focus: () => room.focus(),
    watch(each) {
      watching.add(each);
      return () => watching.delete(each);
    },
    destroy() {
      if (phase === 'loading') complain(texts.documentDestroyed);
      phase = 'destroyed';
      watching.clear();
      handle?.remove();
      room.close();
    },
  };
}
