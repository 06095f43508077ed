import { useLayoutEffect, useRef, useState } from 'react';
import type { LightboxControl } from '../input/lightboxControl';
import { createPicture, type Picture } from '../items/picture';
import { thumbnailPicture } from '../items/readThumbnail';
import { VideoItem } from './VideoItem';

interface ItemProps {
  lightbox: LightboxControl;
  slot: number;
  /** It is the one that is seen. */
  isOpen: boolean;
}

/** One item in its place in the row. */
export function Item({ lightbox, slot, isOpen }: ItemProps) {
  const item = lightbox.itemAt(slot);
  const element = useRef<HTMLDivElement>(null);
  const { width, height } = lightbox.drawnSize(slot);
  const side = lightbox.isRtl ? -1 : 1;

  useLayoutEffect(
    () => (element.current ? lightbox.addItem(slot, element.current) : undefined),
    [lightbox, slot],
  );

  return (
    <div
      className="skerry-lightbox-slot"
      style={{ transform: `translateX(${side * slot * 100}%)` }}
      inert={!isOpen}
    >
      <div ref={element} className="skerry-lightbox-item" style={{ width, height }}>
        {item.kind === 'video' ? (
          <VideoItem lightbox={lightbox} item={item} isOpen={isOpen} />
        ) : (
          <ImageItem lightbox={lightbox} slot={slot} isOpen={isOpen} width={width} />
        )}
      </div>
    </div>
  );
}

interface ImageItemProps {
  lightbox: LightboxControl;
  slot: number;
  isOpen: boolean;
  /** As it is drawn, in CSS px. */
  width: number;
}

/** A picture; in its place a message, where it can't be had. */
function ImageItem({ lightbox, slot, isOpen, width }: ImageItemProps) {
  const { store, texts } = lightbox;
  const item = lightbox.itemAt(slot);
  const image = useRef<HTMLImageElement>(null);
  const picture = useRef<Picture>(null);
  const [isBroken, setBroken] = useState(false);

  useLayoutEffect(() => {
    if (!image.current) return;
    const { source, size, thumbnail } = item;
    const placeholder = thumbnailPicture(thumbnail)?.currentSrc;
    image.current.fetchPriority = slot === store.state.slot ? 'high' : 'low';
    const own = createPicture(
      image.current,
      { source, near: thumbnail ?? image.current, size, placeholder },
      lightbox.scope,
      (measured) => {
        if (!size)
          store.dispatch({ type: 'measured', index: lightbox.indexOf(slot), size: measured });
      },
      () => setBroken(true),
    );
    picture.current = own;
    return own.stop;
  }, [lightbox, store, slot, item]);

  useLayoutEffect(() => {
    picture.current?.draw(width);
    if (!isOpen) return;
    return store.subscribe(() => picture.current?.draw(width * store.state.zoom.scale));
  }, [width, isOpen, store]);

  if (isBroken) {
    return (
      <p className="skerry-lightbox-broken">
        {texts.broken}
        {item.alt && <span>{item.alt}</span>}
      </p>
    );
  }
  return <img ref={image} className="skerry-lightbox-image" alt={item.alt} draggable={false} />;
}
