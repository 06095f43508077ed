import type { Runtime } from '#engine/runtime';
import { OVER_DIALOGS } from '#page/focus/inertOutside';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import { siteTexts } from '#texts/siteTexts';
import { dialogs } from '#texts/widgets/dialogs';
import { createDialog, type DialogControl } from './createDialog';
import { createHost } from './createHost';
import { Dialog } from './Dialog';
import type {
  AlertOptions,
  Dialog as DialogHandle,
  DialogOpening,
  DialogOptions,
  Dialogs,
  InformationOptions,
} from './service';
import { readOptions } from './settings';

/** Milliseconds that an information stays. */
const INFORMATION_MS = 2000;

/** Creates the dialogs of a run. All are gone from the page when it ends. */
export function createDialogs(runtime: Runtime): Dialogs & { destroy(): void } {
  const scope = runtime.scope('dialog');
  const texts = siteTexts(runtime, 'dialogs', dialogs);
  const roots = runtime.part(createIslandRoots);
  const modalHost = createHost({ class: 'skerry-dialogs' });
  const passingHost = createHost({ class: 'skerry-messages', [OVER_DIALOGS]: '' });
  const controls = new Map<DialogHandle, DialogControl>();
  let count = 0;
  /** The dialog that was shown last is on top. */
  let depth = 0;

  const create = (options: DialogOptions, isForOnce: boolean): DialogControl => {
    count += 1;
    const settings = readOptions(options, `skerry-dialog-${count}`, texts);
    const life = scope.begin();
    const layer = document.createElement('div');
    (settings.modal ? modalHost : passingHost).add(layer, life);
    const control = createDialog(life, {
      settings,
      layer,
      controlOf: (dialog) => controls.get(dialog),
      onHidden() {
        if (isForOnce) control.destroy();
      },
    });
    control.subscribe(() => {
      if (control.state !== 'shown') return;
      depth += 1;
      layer.style.zIndex = `${depth}`;
    });
    controls.set(control, control);
    life.own(() => controls.delete(control));
    try {
      const dialog = <Dialog settings={settings} control={control} layer={layer} scope={life} />;
      const onError = (error: unknown) => {
        scope.report(error);
        // React is still at work here.
        queueMicrotask(control.destroy);
      };
      life.own(roots.mount(dialog, onError));
    } catch (error) {
      control.destroy();
      throw error;
    }
    return control;
  };

  return {
    confirm: async (options: DialogOptions, opening?: DialogOpening) =>
      create(options, true).show(opening),
    async alert(options: AlertOptions, opening?: DialogOpening) {
      const confirmText = options.confirmText ?? texts.ok;
      await create({ ...options, style: 'confirm-only', confirmText }, true).show(opening);
    },
    async inform(options: InformationOptions) {
      const hideAfterTime =
        options.hideAfterTime === undefined ? INFORMATION_MS : options.hideAfterTime;
      await create({ ...options, style: 'no-buttons', hideAfterTime }, true).show();
    },
    create: (options: DialogOptions) => create(options, false),
    destroy: scope.destroy,
  };
}
