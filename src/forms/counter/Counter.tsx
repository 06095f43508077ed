import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Scope } from '#engine/scope';
import { Words } from '#page/island/Words.tsx';
import { freeId } from '#page/marks/freeId';
import { fillText } from '#texts/fillText';
import type { forms } from '#texts/forms/forms';
import type { FieldInput } from '../fields/field';
import { describeInput } from '../messages/describeInput';
import { counterState } from './counterState';
import { placeCounter } from './placeCounter';
import { useCount } from './useCount';
import './styles.css';

/** A screen reader is told once the visitor has stopped typing for this long, in milliseconds. */
const QUIET_MS = 1000;

export interface CounterProps {
  input: FieldInput;
  /** In characters, above 0. */
  max: number;
  /** For the id of the counter's element: two blocks may have the same. */
  name: string;
  texts: Pick<typeof forms, 'counter' | 'tooLong'>;
  /** The block's. */
  scope: Scope;
}

/**
 * Draws 'count / max' under a text area, with the class `error` when there are too many characters. It
 * describes the area; a screen reader hears of it while typing only near the maximum, and politely.
 */
export function Counter({ input, max, name, texts, scope }: CounterProps) {
  const [element] = useState(() => document.createElement('div'));
  const counted = useRef<HTMLSpanElement>(null);
  const [told, setTold] = useState('');
  const count = useCount(input, scope);
  const state = counterState(count, max);
  const text = fillText(texts.counter, { count, max });
  const news = { far: '', near: text, exceeded: `${texts.tooLong} ${text}` }[state];

  // Before it is placed, which goes by its height.
  useLayoutEffect(() => {
    element.className = `skerry-form-counter${state === 'exceeded' ? ' error' : ''}`;
  }, [element, state]);

  useLayoutEffect(() => {
    const part = scope.begin();
    placeCounter(part, element, input);
    if (!counted.current) return part.destroy;
    counted.current.id ||= freeId(name);
    const { id } = counted.current;
    describeInput(scope, input, id, true);
    return () => {
      describeInput(scope, input, id, false);
      part.destroy();
    };
  }, [element, input, scope, name]);

  // What stands there from the start is no news.
  const [first] = useState(news);
  useLayoutEffect(() => {
    if (news === (told || first)) return undefined;
    return scope.after(QUIET_MS, () => setTold(news));
  }, [news, told, first, scope]);

  return createPortal(
    <>
      <span ref={counted}>
        <Words>{text}</Words>
      </span>
      <span className="skerry-form-news" role="status">
        <Words>{told}</Words>
      </span>
    </>,
    element,
  );
}
