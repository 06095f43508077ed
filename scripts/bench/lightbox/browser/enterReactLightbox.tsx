import 'yet-another-react-lightbox/styles.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox, { type AnimationSettings } from 'yet-another-react-lightbox';
import { findElement } from '../../browser/findElement';

const CLOSED = -1;

interface OverGalleryProps {
  gallery: HTMLElement;
  animation: Partial<AnimationSettings>;
}

/** The lightbox of a page whose thumbnails the server rendered. */
function OverGallery({ gallery, animation }: OverGalleryProps) {
  const [index, setIndex] = useState(CLOSED);
  const [slides] = useState(() =>
    [...gallery.querySelectorAll<HTMLAnchorElement>('a')].map((link) => ({
      src: link.href,
      alt: link.querySelector('img')?.alt ?? '',
      width: Number(link.dataset.width),
      height: Number(link.dataset.height),
    })),
  );
  useEffect(() => {
    const links = [...gallery.querySelectorAll('a')];
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      setIndex(links.indexOf(link));
    };
    gallery.addEventListener('click', open);
    return () => gallery.removeEventListener('click', open);
  }, [gallery]);
  useEffect(() => {
    window.lightboxBench.enter({ close: () => setIndex(CLOSED) });
  }, []);
  return (
    <Lightbox
      open={index !== CLOSED}
      index={Math.max(0, index)}
      close={() => setIndex(CLOSED)}
      slides={slides}
      animation={animation}
    />
  );
}

/** yet-another-react-lightbox, mounted and waiting for a click. */
export function enterReactLightbox(animation: Partial<AnimationSettings>): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<OverGallery gallery={findElement('#gallery')} animation={animation} />);
}
