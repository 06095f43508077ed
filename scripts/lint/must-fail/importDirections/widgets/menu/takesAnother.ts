import { findItems } from '../accordion/items';
export const items = findItems;
