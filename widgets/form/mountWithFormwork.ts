import type { Cancel } from '../../src/clock';
import type { WidgetModule } from '../../src/initializer';

type Mount = WidgetModule['mount'];

/**
 * Mounts what the server sent in parts only: a form of which there is nothing but its JSON is drawn
 * first, one that waits behind a handle gets its dialog. Both come with the service `formwork`, which
 * other forms do not load. Where it can't be had, a form without its dialog is shown in the page.
 */
export function mountWithFormwork(mount: Mount): Mount {
  return (node, block, runtime) => {
    const wrapper = node.querySelector<HTMLElement>('.form-wrapper');
    const isEmpty = wrapper?.childElementCount === 0;
    if (!isEmpty && !wrapper?.classList.contains('hidden')) return mount(node, block, runtime);

    const undo: (Cancel | undefined)[] = [];
    const over = new AbortController();
    const adoption = runtime.adopt();
    const handle = node.querySelector<HTMLElement>('.lightbox-handle');
    let isPressed = false;

    const takeDown = () => {
      for (const step of undo.splice(0).reverse()) step?.();
    };
    const build = async () => {
      try {
        const formwork = await runtime.use('formwork');
        if (over.signal.aborted) return;
        if (isEmpty) {
          const empty = formwork.draw(node, block);
          if (!empty) return;
          undo.push(empty, mount(node, block, runtime));
        }
        undo.push(formwork.addLightbox(node, block));
        if (isPressed) handle?.click();
      } catch (error) {
        if (over.signal.aborted) return;
        runtime.report(error, { initializer: 'form', block: block.id });
        if (isEmpty) takeDown();
        else adoption.toggleClass(wrapper, 'hidden', false);
      } finally {
        // The room that was kept, or the handle that was listened to.
        if (!over.signal.aborted) adoption.style(wrapper, 'min-height', '');
        over.abort();
      }
    };

    if (!isEmpty) {
      const unmount = mount(node, block, runtime);
      if (!unmount) return undefined;
      undo.push(unmount);
      const press = () => {
        isPressed = true;
      };
      handle?.addEventListener('click', press, { signal: over.signal });
    }
    void build();
    return () => {
      over.abort();
      takeDown();
      adoption.release();
    };
  };
}
