import { useCallback } from 'react';
import { emit } from '../../src/events';
import { Form } from '../../src/forms/Form';
import type { IslandProps } from '../../src/island/defineIsland';
import type { NewsletterModel } from './read';
import { useSmallContainer } from './useSmallContainer';

/** A newsletter is a form that asks for an address, and tells of a subscription. */
export function Newsletter(props: IslandProps<NewsletterModel>) {
  const { model, runtime } = props;
  const { node, formId } = model;
  useSmallContainer(runtime, model);
  const onSuccess = useCallback(() => emit(node, 'subscribe', { node, formId }), [node, formId]);
  return <Form {...props} onSuccess={onSuccess} />;
}
