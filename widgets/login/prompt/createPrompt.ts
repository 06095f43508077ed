import type { Runtime } from '#engine/runtime';
import { login } from '#texts/members/login';
import { siteTexts } from '#texts/siteTexts';
import type { LoginPrompt } from '../service';
import { createPromptForm } from './createPromptForm';

/** The dialog's width, in CSS pixels: room for an address. */
const WIDTH = 400;

/** Creates the login prompt of a run: a dialog with a login in it. */
export function createPrompt(runtime: Runtime): LoginPrompt {
  const texts = siteTexts(runtime, 'login', login);
  let opened: Promise<boolean> | undefined;

  const ask = async (reason: string): Promise<boolean> => {
    const dialogs = await runtime.use('dialog');
    const scope = runtime.scope('login');
    const content = createPromptForm(texts, reason);
    const dialog = dialogs.create({
      style: 'no-buttons',
      closeButton: true,
      title: texts.title,
      width: WIDTH,
      content,
    });
    let isLoggedIn = false;
    let failure: unknown;
    scope.own(dialog.destroy);
    scope.listen(content, {
      'skerry:login'() {
        isLoggedIn = true;
        dialog.hide();
      },
      'skerry:failed'({ detail }) {
        failure = detail.error;
        dialog.hide();
      },
    });
    try {
      const answer = dialog.show();
      await runtime.scan(content);
      await answer;
      // Whoever asked finds another way.
      if (failure !== undefined) throw failure;
      if (isLoggedIn) dialogs.inform({ message: texts.loggedIn }).catch(runtime.report);
      return isLoggedIn;
    } finally {
      scope.destroy();
    }
  };

  return {
    open(reason = '') {
      opened ??= ask(reason).finally(() => {
        opened = undefined;
      });
      return opened;
    },
  };
}
