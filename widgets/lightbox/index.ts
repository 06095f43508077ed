import { defineIsland } from '#page/island/defineIsland.tsx';
import { createHandle } from './createHandle';
import { createSetOpening, type OpeningModel } from './createSetOpening';
import { readOpener } from './items/readOpener';
import { Opener } from './Opener';
import './styles.css';

export { createLightboxes as createService } from './createLightboxes';

export const mount = defineIsland<OpeningModel>({
  read(scope) {
    const model = readOpener(scope);
    return model && { ...model, opening: createSetOpening(model, scope) };
  },
  component: Opener,
  handle: createHandle,
});
