import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Scope } from '#engine/scope';
import { Words } from '#page/island/Words.tsx';
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
  /** Of the counter's element, unique in the document. */
  id: string;
  texts: Pick<typeof forms, 'counter' | 'tooLong'>;
  /** The block's. */
  scope: Scope;
}

/**
 * Draws 'count / max' under a text area, with the class `error` when there are too many characters. It
 * describes the area; a screen reader hears of it while typing only near the maximum, and politely.
 */
export function Counter({ input, max, id, texts, scope }: CounterProps) {
  const [element] = useState(() => document.createElement('div'));
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
    describeInput(scope, input, id, true);
    return () => {
      describeInput(scope, input, id, false);
      part.destroy();
    };
  }, [element, input, scope, id]);

  // What stands there from the start is no news.
  const [first] = useState(news);
  useLayoutEffect(() => {
    if (news === (told || first)) return undefined;
    return scope.after(QUIET_MS, () => setTold(news));
  }, [news, told, first, scope]);

  return createPortal(
    <>
      <span id={id}>
        <Words>{text}</Words>
      </span>
      <span className="skerry-form-news" role="status">
        <Words>{told}</Words>
      </span>
    </>,
    element,
  );
}
