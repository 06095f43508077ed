import { useLayoutEffect } from 'react';
import { emit } from '../../src/events';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import { warnBlock } from '../../src/warnBlock';
import { fetchContent } from './fetchContent';
import type { RenderingModel } from './read';

const NAME = 'rendering';

/** Puts nodes in the place of what an element holds; gives how to undo it. */
function replaceContent(place: Element, content: DocumentFragment): () => void {
  const before = document.createDocumentFragment();
  before.append(...place.childNodes);
  place.replaceChildren(content);
  return () => place.replaceChildren(before);
}

/**
 * Fills a block with what the server renders for it (platform.md section 7). Where that fails the
 * block keeps what the server sent with the page; the block is then named in a warning, a report
 * and the event `skerry:failed`.
 */
export function Rendering({ model, id, runtime }: IslandProps<RenderingModel>) {
  const { node, place } = model;
  const adoption = useAdoption(runtime);

  useLayoutEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let giveBack = () => {};

    const fill = async () => {
      const content = await fetchContent(runtime, model, signal).finally(adoption.release);
      if (signal.aborted) return;
      giveBack = replaceContent(place, content);
      await runtime.scan(place);
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      warnBlock(NAME, { id, json: undefined }, `html: ${error}; left as it is`);
      runtime.report(error, { initializer: NAME, block: id });
      emit(node, 'failed', { name: NAME, block: id, node, error });
    };

    adoption.attribute(place, 'aria-busy', 'true');
    fill().catch(fail);
    return () => {
      stopped.abort();
      giveBack();
    };
  }, [runtime, adoption, model, node, place, id]);

  return null;
}
