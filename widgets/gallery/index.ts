import './styles.css';
import type { WidgetModule } from '../../src/initializer';
import { warnBlock } from '../../src/warnBlock';
import { readGallery } from './read';
import { runGallery } from './runGallery';

export { createGalleries as createService } from './createGalleries';

/**
 * A gallery of the page. No island: the engine would weigh three times what a gallery does. The one
 * thing that it adds to the page, the button of its autoplay, is one (`widgets/rotation`).
 */
export const mount: WidgetModule['mount'] = (node, block, runtime) => {
  const warn = (field: string, message: string) =>
    warnBlock('gallery', block, `${field}: ${message}`);
  const model = readGallery(node, block, warn);
  if (!model) return undefined;
  const adoption = runtime.adopt();
  const { stop } = runGallery(model, block.id, runtime, adoption, warn);
  return () => {
    // Pictures and videos changed nodes after the gallery did, and give them back before it.
    stop();
    adoption.release();
  };
};
