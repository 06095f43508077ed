import type { Block } from '../../src/block';
import type { FormModel } from '../../src/forms/formModel';
import { readForm } from '../../src/forms/readForm';
import type { Warn } from '../../src/island/defineIsland';

/** A form block with a form of its own, read. */
export interface FormBlockModel extends FormModel {
  /** The platform hides a form whose scripts it expects; null where it does not. */
  hiddenWrapper: HTMLElement | null;
}

export function readFormBlock(node: HTMLElement, block: Block, warn: Warn): FormBlockModel | null {
  const model = readForm(node, block, warn, false);
  return model && { ...model, hiddenWrapper: node.querySelector('.form-inner-wrapper[hidden]') };
}
