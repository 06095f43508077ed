import type { WidgetModule } from '#engine/initializer';
import { createClassicMenu } from './classic/createClassicMenu';
import { readClassicMenu } from './classic/read';
import { createMenu } from './createMenu';
import { createDropdowns } from './dropdowns/createDropdowns';
import { readDropdowns } from './dropdowns/readDropdowns';
import { readHeaderMenu } from './read';

/** Brings a site's navigation to life: a header of 7.1, a menu or a navigation of 7.0. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node } = scope;
  const classic = readClassicMenu(node);
  if (classic) {
    createClassicMenu(scope, classic);
    return true;
  }
  const menu = readHeaderMenu(scope);
  if (menu) createMenu(scope, menu);
  const dropdowns = readDropdowns(node);
  createDropdowns(scope, dropdowns);
  return menu !== null || dropdowns.length > 0;
};
