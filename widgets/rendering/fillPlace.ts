import { emit } from '#engine/events';
import type { BlockScope } from '#engine/scope';
import { fetchContent } from './fetchContent';
import type { RenderingModel } from './rendering';
import { showLoading } from './showLoading';

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
 * report and the event `skerry:failed`. When the scope ends, it has that again.
 *
 * @returns Whether the content is here.
 */
export async function fillPlace(scope: BlockScope, model: RenderingModel): Promise<boolean> {
  const { runtime, node, block } = scope;
  const loading = scope.begin();
  const fetching = new AbortController();
  loading.own(() => fetching.abort());
  showLoading(loading, model.place);
  try {
    const content = await fetchContent(runtime, model, fetching.signal).finally(loading.destroy);
    if (scope.isEnded) return false;
    scope.own(replaceContent(model.place, content));
    await runtime.scan(model.place);
    return !scope.isEnded;
  } catch (error) {
    if (scope.isEnded) return false;
    scope.warn('html', `${error}; left as it is`);
    scope.report(error);
    emit(node, 'failed', { name: 'rendering', block: block.id, node, error });
    return false;
  }
}
