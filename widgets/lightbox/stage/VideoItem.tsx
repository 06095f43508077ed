import { useLayoutEffect, useRef, useState } from 'react';
import { emit } from '#engine/events';
import type { LightboxControl } from '../input/lightboxControl';
import { thumbnailPicture } from '../items/readThumbnail';
import type { LightboxItem } from '../service';

interface VideoItemProps {
  lightbox: LightboxControl;
  item: LightboxItem;
  isOpen: boolean;
}

/**
 * A video, as the platform marks one up. It comes to life as every video of the page does, so that
 * its code is loaded only for those who open one, and goes when another item is opened. Until it is
 * there, and beside the open item, the thumbnail's picture stands in its place; no other is
 * fetched, which may be the provider's.
 */
export function VideoItem({ lightbox, item, isOpen }: VideoItemProps) {
  const { runtime } = lightbox.scope;
  const wrapper = useRef<HTMLDivElement>(null);
  const [picture] = useState(() => thumbnailPicture(item.thumbnail)?.currentSrc);

  useLayoutEffect(() => {
    if (isOpen && wrapper.current) void runtime.scan(wrapper.current);
  }, [runtime, isOpen]);

  return (
    <>
      {picture && <img className="skerry-lightbox-image" src={picture} alt="" draggable={false} />}
      {isOpen && item.file && (
        // biome-ignore lint/a11y/useMediaCaption: a link names a file, and no captions for it.
        <video
          className="skerry-lightbox-video"
          src={item.file}
          poster={picture}
          aria-label={item.title || item.alt || undefined}
          controls
          autoPlay
          playsInline
          onPlay={({ currentTarget }) => emit(currentTarget, 'videoshown', { node: currentTarget })}
        />
      )}
      {isOpen && !item.file && (
        <div
          ref={wrapper}
          className="skerry-lightbox-video sqs-video-wrapper"
          data-html={item.embed}
          data-mode="fit"
        >
          {item.source && (
            <div className="sqs-video-overlay">
              <img data-src={item.source} data-load="false" alt="" />
              <div className="sqs-video-opaque" />
              {/* No block: where the page's styles draw no icon it has no size, and the button shows one. */}
              <span className="sqs-video-icon" />
            </div>
          )}
        </div>
      )}
    </>
  );
}
