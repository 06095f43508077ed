/** Our element at the end of the body, in the page only while there is a layer in it. */
export interface DialogHost {
  add(layer: HTMLElement): void;
  remove(layer: HTMLElement): void;
}

/** @param attributes Of the element. */
export function createHost(attributes: Readonly<Record<string, string>>): DialogHost {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  return {
    add(layer) {
      host.append(layer);
      if (!host.isConnected) document.body.append(host);
    },
    remove(layer) {
      layer.remove();
      if (!host.childElementCount) host.remove();
    },
  };
}
