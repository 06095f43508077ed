import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { Spinner } from '#page/spinner/Spinner.tsx';
import { page } from '#texts/site/page';
import { siteTexts } from '#texts/siteTexts';

/** Reads the texts once for all blocks of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'page', page);

interface LoadingProps {
  /** The element that is being loaded into. */
  place: HTMLElement;
  scope: Scope;
}

/** Creates the spinner's holder, which takes no room and no press: nothing of the page moves. */
function createHolder({ offsetWidth }: HTMLElement): HTMLElement {
  const holder = document.createElement('div');
  Object.assign(holder.style, {
    position: 'absolute',
    width: `${offsetWidth}px`,
    textAlign: 'end',
    pointerEvents: 'none',
  });
  return holder;
}

/** Shows a spinner at the end of a place's first line, where it hides least of what is there. */
export function Loading({ place, scope }: LoadingProps) {
  const [holder] = useState(() => createHolder(place));
  useLayoutEffect(() => {
    place.before(holder);
    return () => holder.remove();
  }, [holder, place]);
  const { loading } = scope.runtime.part(readTexts);
  return createPortal(<Spinner region={place} text={loading} scope={scope} />, holder);
}
