import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { emit } from '#engine/events';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { fetchContent } from './fetchContent';
import { Loading } from './Loading';
import type { RenderingModel } from './read';

const NAME = 'rendering';

/** Replaces the content of an element by other nodes; returns how to undo it. */
function replaceContent(place: Element, content: DocumentFragment): () => void {
  const before = document.createDocumentFragment();
  before.append(...place.childNodes);
  place.replaceChildren(content);
  return () => place.replaceChildren(before);
}

/**
 * Fills a block with the content that the server renders for it; meanwhile a spinner turns. Where
 * that fails the block keeps what the server sent with the page, and is named in a warning, a
 * report and the event `skerry:failed`.
 */
export function Rendering({ model, scope }: IslandProps<RenderingModel>) {
  const {
    runtime,
    block: { id },
  } = scope;
  const { node, place } = model;
  const [isLoading, setLoading] = useState(true);

  useLayoutEffect(() => {
    const rendering = scope.begin();
    const fetching = new AbortController();
    rendering.own(() => fetching.abort());
    // At once: whoever hears of the end finds no spinner.
    const endLoading = () => {
      if (!rendering.isEnded) flushSync(() => setLoading(false));
    };

    const fill = async () => {
      const content = await fetchContent(runtime, model, fetching.signal).finally(endLoading);
      if (rendering.isEnded) return;
      rendering.own(replaceContent(place, content));
      await runtime.scan(place);
    };
    const fail = (error: unknown) => {
      if (rendering.isEnded) return;
      scope.warn('html', `${error}; left as it is`);
      scope.report(error);
      emit(node, 'failed', { name: NAME, block: id, node, error });
    };

    fill().catch(fail);
    return rendering.destroy;
  }, [runtime, scope, model, node, place, id]);

  return isLoading && <Loading place={place} scope={scope} />;
}
