import { settleRoot } from '../../../src/gallery/settleRoot';
import type { CreateLayout } from '../layout';
import { settlePictures } from './settlePictures';

/** As many columns of the width asked for (250 px) as go into the gallery, in straight rows. */
export const createAutogrid: CreateLayout = (stage) => {
  settlePictures(stage);
  return {
    fit() {
      settleRoot(stage.root, 'autogrid', stage.options, stage.size.width, stage.adoption);
    },
    destroy() {},
  };
};
