import type { Block } from '../../src/block';
import { Form } from '../../src/forms/Form';
import { readForm } from '../../src/forms/readForm';
import { defineIsland, type Warn } from '../../src/island/defineIsland';
import { mountWithFormwork } from './mountWithFormwork';

const mountForm = defineIsland({
  name: 'form',
  read: (node: HTMLElement, block: Block, warn: Warn) => readForm(node, block, warn, false),
  component: Form,
});

export const mount = mountWithFormwork(mountForm);
