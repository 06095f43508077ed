import type { CreateLayout } from '../layout';
import { settleRoot } from '../settleRoot';
import { settlePictures } from './settlePictures';

/** As many columns of the width asked for (250 px) as go into the gallery, in straight rows. */
export const createAutogrid: CreateLayout = (stage) => {
  settlePictures(stage);
  return {
    fit() {
      settleRoot(stage.root, stage.options, stage.size.width, stage.adoption);
    },
    destroy() {},
  };
};
