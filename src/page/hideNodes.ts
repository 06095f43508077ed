import type { Scope } from '#engine/scope';

/** Hides elements, and empties the texts that stand between them, until the scope ends. */
export function hideNodes(nodes: readonly Node[], { adopt, own }: Pick<Scope, 'adopt' | 'own'>) {
  for (const node of nodes) {
    if (node instanceof HTMLElement) adopt.style(node, 'display', 'none', 'important');
    else if (node instanceof Text) {
      const { data } = node;
      node.data = '';
      // What somebody else has written there since stays.
      own(() => {
        node.data ||= data;
      });
    }
  }
}
