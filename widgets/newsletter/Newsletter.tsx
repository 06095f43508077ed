import { Form } from '#forms/Form.tsx';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import type { NewsletterModel } from './read';
import { tellSubscription } from './tellSubscription';
import { useSmallContainer } from './useSmallContainer';

/** A newsletter is a form that asks for an address, and tells of a subscription. */
export function Newsletter(props: IslandProps<NewsletterModel>) {
  const { model, scope } = props;
  useSmallContainer(scope, model);
  return <Form {...props} onSuccess={() => tellSubscription(scope.runtime, model)} />;
}
