import type { SitePart } from '../../src/services/sitePart';

export const createService = (): SitePart => ({ start: () => () => {} });
