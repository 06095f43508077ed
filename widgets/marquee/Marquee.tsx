import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Runtime } from '#engine/runtime';
import type { Store } from '#page/island/createStore';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { useStore } from '#page/island/useStore';
import { siteTexts } from '#texts/siteTexts';
import { marquees } from '#texts/widgets/marquees';
import { Controls } from './Controls';
import { Stage } from './drawing/Stage';
import { Still } from './drawing/Still';
import { Straight } from './drawing/Straight';
import { Wavy } from './drawing/Wavy';
import type { MarqueeDesign } from './read';
import { isRunning, isStill, type MarqueeAction, type MarqueeState } from './state';
import { useSenses } from './watching/useSenses';
import { watchDesign } from './watching/watchDesign';
import { watchFit } from './watching/watchFit';

/** The model of a marquee block, which its owner's editor may change. */
export interface MarqueeModel {
  design: MarqueeDesign;
  store: Store<MarqueeState, MarqueeAction>;
  /** Reads the design again; null, after a warning, where it can't be used. */
  read(): MarqueeDesign | null;
}

/** Reads the texts once for all marquees of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'marquees', marquees);

/** Draws a marquee's text, moving or still, with its controls. */
export function Marquee({ model, scope }: IslandProps<MarqueeModel>) {
  const {
    runtime,
    block: { id },
  } = scope;
  const [design, setDesign] = useState(model.design);
  const [round, redraw] = useReducer((count: number) => count + 1, 0);
  const { store } = model;
  const { dispatch } = store;
  const state = useStore(store.subscribe, () => store.state);
  const phase = useRef(0);
  const adoption = scope.adopt;
  const { nodes, intensity } = design;
  const texts = runtime.part(readTexts);

  useSenses(nodes.root, scope, dispatch);

  useLayoutEffect(() => adoption.attribute(nodes.root, 'data-ready', 'true'), [adoption, nodes]);

  // After our own changes of the block, so that they are not taken for the owner's.
  useLayoutEffect(() => {
    const reread = () => {
      const next = model.read();
      if (next) setDesign(next);
    };
    return watchDesign(nodes, scope, reread);
  }, [model, nodes, scope]);

  useLayoutEffect(() => watchFit(nodes.stage, scope, redraw), [nodes, scope]);

  const Drawing = intensity > 0 ? Wavy : Straight;
  return (
    <>
      <Stage design={design} round={round} scope={scope} />
      {isStill(state, design) ? (
        <Still design={design} round={round} texts={texts} />
      ) : (
        <>
          <Controls
            design={design}
            texts={texts}
            paused={state.paused}
            onPress={() => dispatch({ type: 'press' })}
          />
          <Drawing
            design={design}
            round={round}
            running={isRunning(state, design)}
            phase={phase}
            id={id}
            scope={scope}
          />
        </>
      )}
    </>
  );
}
