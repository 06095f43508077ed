import { defineIsland } from '../../src/island/defineIsland';
import { FormBlock } from './FormBlock';
import { readForm } from './read';

export const mount = defineIsland({ name: 'form', read: readForm, component: FormBlock });
