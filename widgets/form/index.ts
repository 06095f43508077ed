import { defineIsland } from '../../src/island/defineIsland';
import { FormBlock } from './FormBlock';
import { mountWithFormwork } from './mountWithFormwork';
import { readFormBlock } from './read';

const mountForm = defineIsland({ name: 'form', read: readFormBlock, component: FormBlock });

export const mount = mountWithFormwork(mountForm);
