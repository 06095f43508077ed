import { setGrid } from '../../prepare/setGrid';
import type { CreateLayout } from '../layout';
import { shapePictures } from '../placing/shapePictures';

/** As many columns of the width asked for (250 px) as go into the gallery, in straight rows. */
export const createAutogrid: CreateLayout = (stage) => {
  shapePictures(stage);
  return {
    fit() {
      setGrid(stage.root, 'autogrid', stage.options, () => stage.size.width, stage.scope.adopt);
    },
  };
};
