import { navigate } from './navigate';

/** Loads the page anew: without its fragment, which would keep the browser where it is. */
export const loadAnew = (): boolean => navigate(location.href.replace(/#.*/, ''));
