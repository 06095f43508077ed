import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { useAdoption } from '../../src/island/useAdoption';
import type { Runtime } from '../../src/runtime';
import { marquees } from '../../src/strings/marquees';
import { siteTexts } from '../../src/strings/siteTexts';
import { Controls } from './Controls';
import type { MarqueeDesign } from './read';
import { Stage } from './Stage';
import { Still } from './Still';
import { Straight } from './Straight';
import { isRunning, isStill, reduceMarquee } from './state';
import { firstState, useSenses } from './useSenses';
import { Wavy } from './Wavy';
import { watchDesign } from './watchDesign';
import { watchFit } from './watchFit';

/** A marquee block, and how to read it again when its owner has changed it. */
export interface MarqueeModel {
  design: MarqueeDesign;
  /** Null for a design that can't be used, after a warning. */
  read(): MarqueeDesign | null;
}

/** Read once for all marquees of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'marquees', marquees);

/** Draws a marquee's text, and decides when it moves. */
export function Marquee({ model, id, runtime }: IslandProps<MarqueeModel>) {
  const [design, setDesign] = useState(model.design);
  const [round, redraw] = useReducer((count: number) => count + 1, 0);
  const [state, dispatch] = useReducer(reduceMarquee, undefined, firstState);
  const phase = useRef(0);
  const adoption = useAdoption(runtime);
  const { parts, intensity } = design;
  const texts = runtime.part(readTexts);

  useSenses(parts.root, runtime, dispatch);

  useLayoutEffect(() => adoption.attribute(parts.root, 'data-ready', 'true'), [adoption, parts]);

  // After our own changes of the block, so that they are not taken for the owner's.
  useLayoutEffect(() => {
    const reread = () => {
      const next = model.read();
      if (next) setDesign(next);
    };
    return watchDesign(parts, runtime.clock, reread);
  }, [model, parts, runtime]);

  useLayoutEffect(() => watchFit(parts.stage, redraw), [parts]);

  const Drawing = intensity > 0 ? Wavy : Straight;
  return (
    <>
      <Stage design={design} round={round} runtime={runtime} />
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
            runtime={runtime}
          />
        </>
      )}
    </>
  );
}
