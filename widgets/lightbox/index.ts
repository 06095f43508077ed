import { defineIsland } from '#page/island/defineIsland.tsx';
import { readOpener } from './items/readOpener';
import { Opener } from './Opener';
import './styles.css';

export { createLightboxes as createService } from './createLightboxes';

export const mount = defineIsland({
  read: readOpener,
  component: Opener,
});
