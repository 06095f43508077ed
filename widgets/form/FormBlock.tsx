import { useLayoutEffect } from 'react';
import { Form } from '../../src/forms/Form';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import type { FormBlockModel } from './read';

/** A form block: shows a form that the server sent hidden, and drives it. */
export function FormBlock(props: IslandProps<FormBlockModel>) {
  const { model, runtime } = props;
  const { hiddenWrapper } = model;
  const adoption = useAdoption(runtime);
  useLayoutEffect(() => {
    if (hiddenWrapper) adoption.attribute(hiddenWrapper, 'hidden', null);
  }, [adoption, hiddenWrapper]);
  return <Form {...props} />;
}
