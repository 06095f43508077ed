import { useLayoutEffect } from 'react';
import { Form } from '#forms/Form.tsx';
import { insertBesideForm } from '#forms/formElement';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import type { ReviewModel } from './read';

/**
 * A form that asks for stars, in words of ours where none is chosen: the browser's own would come first, and
 * point at one radio. Says why there is nothing to review, in the form's place.
 */
export function Review(props: IslandProps<ReviewModel>) {
  const { model, scope } = props;
  const { form, stars, closed } = model;
  useLayoutEffect(() => {
    const part = scope.begin();
    for (const star of stars) {
      if (!star.required) continue;
      part.adopt.attribute(star, 'required', null);
      part.adopt.attribute(star, 'aria-required', null);
    }
    return part.destroy;
  }, [scope, stars]);
  useLayoutEffect(() => {
    if (!closed) return undefined;
    const part = scope.begin();
    const text = document.createElement('p');
    text.className = 'skerry-review-closed';
    text.setAttribute('role', 'status');
    text.textContent = closed;
    insertBesideForm(form, 'before', text);
    part.own(() => text.remove());
    part.adopt.style(form, 'display', 'none');
    return part.destroy;
  }, [scope, form, closed]);
  return closed ? null : <Form {...props} />;
}
