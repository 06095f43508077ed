import { useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { createTooltips, type TooltipView, type Trigger } from './createTooltips';
import { quietTitle } from './quietTitle';
import type { TooltipModel } from './read';
import { Tip } from './Tip';
import { watchPointer } from './watchPointer';

/** Joins the words of an attribute with one more. */
const withWord = (words: string | null, word: string) => (words ? `${words} ${word}` : word);

/** Drives the server's trigger, and shows its tooltip while it is open. */
export function Tooltip({ model, id, runtime }: IslandProps<TooltipModel>) {
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
    const stopPointer = runtime.part(watchPointer).addTrigger(node, trigger);
    const onFocus = () => {
      // A press focuses as well, but asks for no explanation.
      if (described.matches(':focus-visible')) tooltips.dispatch({ type: 'focus', trigger });
    };
    const onBlur = () => tooltips.dispatch({ type: 'blur', trigger });
    described.addEventListener('focus', onFocus);
    described.addEventListener('blur', onBlur);
    onFocus();
    return () => {
      described.removeEventListener('focus', onFocus);
      described.removeEventListener('blur', onBlur);
      stopPointer();
    };
  }, [runtime, node, described, trigger]);

  useLayoutEffect(() => {
    if (!engaged) return;
    const adoption = runtime.adopt();
    quietTitle(node, adoption);
    return adoption.release;
  }, [runtime, node, engaged]);

  const shown = phase === 'shown';
  const tipId = `${id}-tooltip`;
  useLayoutEffect(() => {
    if (!shown) return;
    const adoption = runtime.adopt();
    const words = described.getAttribute('aria-describedby');
    adoption.attribute(described, 'aria-describedby', withWord(words, tipId));
    return adoption.release;
  }, [runtime, described, shown, tipId]);

  if (!shown && phase !== 'hiding') return null;
  return <Tip {...model} id={tipId} trigger={trigger} by={by} shown={shown} runtime={runtime} />;
}
