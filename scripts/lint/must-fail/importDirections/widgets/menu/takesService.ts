import { createDialogs } from '#widgets/dialog/service';
export const create = createDialogs;
