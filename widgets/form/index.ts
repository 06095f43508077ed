import { createFormHandle } from '#forms/createFormHandle';
import { Form } from '#forms/Form.tsx';
import { readForm } from '#forms/readForm';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { mountWithFormwork } from './mountWithFormwork';

const mountForm = defineIsland({
  read: (scope) => readForm(scope, false),
  component: Form,
  handle: createFormHandle,
});

export const mount = mountWithFormwork(mountForm);
