import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { createTooltips, type TooltipView, type Trigger } from './createTooltips';
import { quietTitle } from './quietTitle';
import type { TooltipModel } from './read';
import { Tip } from './Tip';
import { watchPointer } from './watchPointer';

/** Joins the words of an attribute with one more. */
const withWord = (words: string | null, word: string) => (words ? `${words} ${word}` : word);

/** Drives the server's trigger, and shows its tooltip while it is open. */
export function Tooltip({ model, scope }: IslandProps<TooltipModel>) {
  const {
    runtime,
    block: { id },
  } = scope;
  const { node, described } = model;
  const [{ phase, by, engaged }, setView] = useState<TooltipView>({
    phase: 'hidden',
    by: 'pointer',
    engaged: false,
  });
  const [trigger] = useState<Trigger>(() => ({
    tell: setView,
    isReachable: () => node.isConnected && !node.closest('[inert]'),
  }));

  useLayoutEffect(() => {
    const tooltips = runtime.part(createTooltips);
    const part = scope.begin();
    part.own(runtime.part(watchPointer).addTrigger(node, trigger));
    const onFocus = () => {
      // A press focuses as well, but asks for no explanation.
      if (described.matches(':focus-visible')) tooltips.dispatch({ type: 'focus', trigger });
    };
    const onBlur = () => tooltips.dispatch({ type: 'blur', trigger });
    part.listen(described, { focus: onFocus, blur: onBlur });
    onFocus();
    return part.destroy;
  }, [runtime, scope, node, described, trigger]);

  useLayoutEffect(() => {
    if (!engaged) return;
    const part = scope.begin();
    quietTitle(node, part.adopt);
    return part.destroy;
  }, [scope, node, engaged]);

  const shown = phase === 'shown';
  const tipId = `${id}-tooltip`;
  useLayoutEffect(() => {
    if (!shown) return;
    const part = scope.begin();
    const words = described.getAttribute('aria-describedby');
    part.adopt.attribute(described, 'aria-describedby', withWord(words, tipId));
    return part.destroy;
  }, [scope, described, shown, tipId]);

  if (!shown && phase !== 'hiding') return null;
  return <Tip {...model} id={tipId} trigger={trigger} by={by} shown={shown} scope={scope} />;
}
