import { defineIsland } from '../../src/island/defineIsland';
import { Opener } from './Opener';
import { readOpener } from './readOpener';
import './styles.css';

export { createLightboxes as createService } from './createLightboxes';

export const mount = defineIsland({
  name: 'lightbox',
  read: readOpener,
  component: Opener,
});
