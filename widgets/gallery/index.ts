import './styles.css';
import './slides/looks.css';
import type { WidgetModule } from '#engine/initializer';
import { createHandle } from './createHandle';
import { keepGallery } from './keepGallery';
import { readGallery } from './model/read';

export { createGalleries as createService } from './createGalleries';

/**
 * Brings a gallery of the page to life. No island: the engine would weigh three times what a
 * gallery does. The one thing that it adds to the page, the button of its autoplay, is one
 * (`./rotation`).
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readGallery(scope);
  if (!model) return false;
  return createHandle(keepGallery(model, scope));
};
