import './styles.css';
import { defineIsland } from '../../src/island/defineIsland';
import { Gallery } from './Gallery';
import { readGallery } from './read';

export { createGalleries as createService } from './createGalleries';

export const mount = defineIsland({ name: 'gallery', read: readGallery, component: Gallery });
