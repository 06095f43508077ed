import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useOwnElement } from '#page/island/useOwnElement';
import { siteTexts } from '#texts/siteTexts';
import { dialogs } from '#texts/widgets/dialogs';
import { openPanel } from './openPanel';
import type { LightboxModel } from './readLightbox';

/** Opens and closes a form that waits behind a handle; what is typed into it stays meanwhile. */
export function FormLightbox({ model, scope }: IslandProps<LightboxModel>) {
  const { wrapper, handle } = model;
  const [isOpen, setOpen] = useState(false);
  const [texts] = useState(() => siteTexts(scope.runtime, 'dialogs', dialogs));
  const closeButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const part = scope.begin();
    if (handle) {
      part.adopt.attribute(handle, 'aria-haspopup', 'dialog');
      part.listen(handle, { click: () => setOpen(true) });
    } else {
      part.adopt.toggleClass(wrapper, 'hidden', false);
    }
    return part.destroy;
  }, [scope, wrapper, handle]);

  useLayoutEffect(() => {
    if (!isOpen || !closeButton.current) return;
    const close = () => setOpen(false);
    return openPanel(scope, { lightbox: model, closeButton: closeButton.current, close });
  }, [isOpen, model, scope]);

  const corner = useOwnElement(wrapper, 'skerry-form-corner', 'prepend');
  return createPortal(
    isOpen && (
      <button
        ref={closeButton}
        type="button"
        className="skerry-form-close lightbox-close"
        aria-label={texts.close}
        onClick={() => setOpen(false)}
      >
        <span aria-hidden="true" />
      </button>
    ),
    corner,
  );
}
