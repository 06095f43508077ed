import { defineIsland } from '../../src/island/defineIsland';
import { FormBlock } from './FormBlock';
import { readFormBlock } from './read';

export const mount = defineIsland({ name: 'form', read: readFormBlock, component: FormBlock });
