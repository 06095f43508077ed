import { useLayoutEffect, useRef } from 'react';
import type { LightboxItem } from '../../src/services/lightboxes';
import type { LightboxControl } from './createLightbox';

interface VideoItemProps {
  lightbox: LightboxControl;
  item: LightboxItem;
  isOpen: boolean;
}

/** A video, as the platform marks one up: its player comes when the visitor asks for it. */
export function VideoItem({ item }: VideoItemProps) {
  const wrapper = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {}, []);

  return (
    <div ref={wrapper} className="sqs-video-wrapper" data-html={item.embed}>
      {item.source && (
        <div className="sqs-video-overlay">
          <img data-src={item.source} data-load="false" alt="" />
          <div className="sqs-video-opaque" />
          <div className="sqs-video-icon" />
        </div>
      )}
    </div>
  );
}
