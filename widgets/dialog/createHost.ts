import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/** Our element at the end of the body, in the page only while there is a layer in it. */
export interface DialogHost {
  /** Puts a layer into it until the scope ends. */
  add(layer: HTMLElement, scope: Pick<Scope, 'own'>): void;
}

/** @param attributes Of the element. */
export function createHost(attributes: Readonly<Record<string, string>>): DialogHost {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  markMade(host);
  return {
    add(layer, scope) {
      host.append(layer);
      if (!host.isConnected) document.body.append(host);
      scope.own(() => {
        layer.remove();
        if (!host.childElementCount) host.remove();
      });
    },
  };
}
