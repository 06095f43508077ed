import { Form } from '../../src/forms/Form';
import type { IslandProps } from '../../src/island/defineIsland';
import type { NewsletterModel } from './read';
import { tellSubscription } from './tellSubscription';
import { useSmallContainer } from './useSmallContainer';

/** A newsletter is a form that asks for an address, and tells of a subscription. */
export function Newsletter(props: IslandProps<NewsletterModel>) {
  const { model, runtime } = props;
  useSmallContainer(runtime, model);
  return <Form {...props} onSuccess={() => tellSubscription(runtime, model)} />;
}
