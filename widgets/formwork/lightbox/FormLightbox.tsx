import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { IslandProps } from '../../../src/island/defineIsland';
import { useAdoption } from '../../../src/island/useAdoption';
import { useOwnElement } from '../../../src/island/useOwnElement';
import { dialogs } from '../../../src/strings/dialogs';
import { siteTexts } from '../../../src/strings/siteTexts';
import { openPanel } from './openPanel';
import type { LightboxModel } from './readLightbox';

/** Opens and closes a form that waits behind a handle; what is typed into it stays meanwhile. */
export function FormLightbox({ model, id, runtime }: IslandProps<LightboxModel>) {
  const { wrapper, handle } = model;
  const adoption = useAdoption(runtime);
  const [isOpen, setOpen] = useState(false);
  const [texts] = useState(() => siteTexts(runtime, 'dialogs', dialogs));
  const closeButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!handle) return adoption.toggleClass(wrapper, 'hidden', false);
    const open = () => setOpen(true);
    adoption.attribute(handle, 'aria-haspopup', 'dialog');
    handle.addEventListener('click', open);
    return () => handle.removeEventListener('click', open);
  }, [adoption, wrapper, handle]);

  useLayoutEffect(() => {
    if (!isOpen || !closeButton.current) return;
    const close = () => setOpen(false);
    return openPanel({ lightbox: model, closeButton: closeButton.current, id, runtime, close });
  }, [isOpen, model, id, runtime]);

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
