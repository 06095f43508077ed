import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Where React goes up from a node that it did not make, and how often that stands there. */
const WAYS_UP = [
  {
    from: 'parentNode = targetNode.parentNode',
    to: 'parentNode = realParent(targetNode)',
    count: 2,
  },
  {
    from: '(selection = selection.parentNode)',
    to: '(selection = realParent(selection))',
    count: 1,
  },
];

const REAL_PARENT = `
var parentOf = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode').get;
function realParent(node) { return node instanceof Node ? parentOf.call(node) : null; }`;

/**
 * A field of a form that is called `parentNode` takes the place of the form's own:
 * React would go round and round between the two for ever, as soon as a pointer comes from one of
 * its nodes into the form. It asks the prototype instead.
 */
export const realParents: Plugin = {
  name: 'real-parents',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const { from, to, count } of WAYS_UP) {
        const parts = contents.split(from);
        if (parts.length !== count + 1) {
          return { errors: [{ text: `React has no longer ${count} times "${from}"` }] };
        }
        contents = parts.join(to);
      }
      return { contents: contents + REAL_PARENT, loader: 'js' };
    });
  },
};
