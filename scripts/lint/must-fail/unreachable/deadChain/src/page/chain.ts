import { link } from './link';

export const chain = link;
