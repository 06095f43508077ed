import type { CreateLayout } from '../layout';

/** One slide below the other: what a page does by itself. */
export const createBase: CreateLayout = () => ({ fit() {} });
