import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import type { Field } from '../fields/field';
import type { FormModel } from '../formModel';

const INPUT = 'input,select,textarea';

/** Whether a node that came, went or has another name is an input, or holds one. */
const holdsInput = (node: Node) =>
  node instanceof Element && (node.matches(INPUT) || node.querySelector(INPUT) !== null);

/**
 * Returns the fields of a form, as they are now: a page's own scripts add fields, replace them and take them
 * away.
 *
 * @param scope The block's.
 */
export function useFields(scope: Scope, model: FormModel): readonly Field[] {
  const [fields, setFields] = useState(model.fields);
  useLayoutEffect(() => {
    const part = scope.begin();
    const changes = new MutationObserver((records) => {
      const nodes = records.flatMap(({ type, target, addedNodes, removedNodes }) =>
        type === 'attributes' ? [target] : [...addedNodes, ...removedNodes],
      );
      if (nodes.some(holdsInput)) setFields(model.readFields());
    });
    changes.observe(model.form, { childList: true, subtree: true, attributeFilter: ['name'] });
    part.own(() => changes.disconnect());
    return part.destroy;
  }, [scope, model]);
  return fields;
}
