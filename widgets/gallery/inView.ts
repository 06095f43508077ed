import { createVisibility } from '../../src/visibility';

/** One observer for the galleries of a page: `runtime.part(createInView)`. */
export const createInView = () => createVisibility();
