import { OVER_DIALOGS } from '../../src/focus/inertOutside';
import { createIslandRoots } from '../../src/island/islandRoots';
import type { Runtime } from '../../src/runtime';
import type {
  AlertOptions,
  Dialog as DialogHandle,
  DialogOpening,
  DialogOptions,
  Dialogs,
  InformationOptions,
} from '../../src/services/dialogs';
import { dialogs } from '../../src/strings/dialogs';
import { siteTexts } from '../../src/strings/siteTexts';
import { createDialog, type DialogControl } from './createDialog';
import { createHost } from './createHost';
import { Dialog } from './Dialog';
import { settleOptions } from './settings';

/** How long an information stays, in milliseconds. */
const INFORMATION_MS = 2000;

/** The dialogs of a run. All are gone from the page when they are destroyed. */
export function createDialogs(runtime: Runtime): Dialogs & { destroy(): void } {
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
    const settings = settleOptions(options, `skerry-dialog-${count}`, texts);
    const host = settings.modal ? modalHost : passingHost;
    const layer = document.createElement('div');
    let unmount = () => {};
    const control = createDialog({
      runtime,
      settings,
      layer,
      controlOf: (dialog) => controls.get(dialog),
      onHidden() {
        if (isForOnce) control.destroy();
      },
      onDestroyed() {
        controls.delete(control);
        unmount();
        host.remove(layer);
      },
    });
    control.subscribe(() => {
      if (control.state !== 'shown') return;
      depth += 1;
      layer.style.zIndex = `${depth}`;
    });
    controls.set(control, control);
    host.add(layer);
    try {
      unmount = roots.mount(
        <Dialog settings={settings} control={control} layer={layer} />,
        (error) => {
          runtime.report(error, { initializer: 'dialog' });
          // React is still at work here.
          queueMicrotask(control.destroy);
        },
      );
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
    destroy() {
      for (const control of controls.values()) control.destroy();
    },
  };
}
