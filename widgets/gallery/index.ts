import './styles.css';
import { defineIsland } from '../../src/island/defineIsland';
import { Gallery } from './Gallery';
import { readGallery } from './read';

export const mount = defineIsland({ name: 'gallery', read: readGallery, component: Gallery });
