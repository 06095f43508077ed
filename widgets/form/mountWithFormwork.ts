import type { Mounted } from '#engine/block/handle';
import type { WidgetModule } from '#engine/initializer';
import { formsConsole } from '#texts/forms/formsConsole';

type Mount = WidgetModule['mount'];

/**
 * Mounts what the server sent in parts only: a form of which there is nothing but its JSON is drawn
 * first, one that waits behind a handle gets its dialog. Both come with the service `formwork`, which
 * other forms do not load. Where it can't be had, a form without its dialog is shown in the page.
 */
export function mountWithFormwork(mount: Mount): Mount {
  return (scope) => {
    const { node, runtime, adopt } = scope;
    const wrapper = node.querySelector<HTMLElement>('.form-wrapper');
    const isEmpty = wrapper?.childElementCount === 0;
    if (!isEmpty && !wrapper?.classList.contains('hidden')) return mount(scope);

    const handle = node.querySelector<HTMLElement>('.lightbox-handle');
    let isPressed = false;
    /** Until the formwork is here. */
    const waiting = scope.begin();
    const drawn = scope.begin();
    const build = async () => {
      try {
        const formwork = await runtime.use('formwork');
        if (scope.isEnded) return;
        if (isEmpty) {
          if (!formwork.draw(drawn)) return;
          mount(drawn);
          // What is drawn may have fields that start by themselves.
          runtime.scan(wrapper).catch(scope.report);
        }
        formwork.addLightbox(drawn);
        if (isPressed) handle?.click();
      } catch (error) {
        if (scope.isEnded) return;
        scope.report(error);
        if (handle) scope.warn('', formsConsole.triggerFailed);
        if (isEmpty) drawn.destroy();
        else adopt.toggleClass(wrapper, 'hidden', false);
      } finally {
        // The room that was kept, or the handle that was listened to.
        if (!scope.isEnded) adopt.style(wrapper, 'min-height', '');
        waiting.destroy();
      }
    };

    let mounted: Mounted = true;
    if (!isEmpty) {
      mounted = mount(drawn);
      if (mounted === false) return false;
      const press = () => {
        isPressed = true;
      };
      if (handle) waiting.listen(handle, { click: press });
    }
    void build();
    return mounted;
  };
}
