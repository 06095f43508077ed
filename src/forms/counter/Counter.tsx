import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Adoption } from '../../adoption';
import type { Runtime } from '../../runtime';
import { fillText } from '../../strings/fillText';
import type { forms } from '../../strings/forms';
import { describeInput } from '../describeInput';
import type { FieldInput } from '../fields/field';
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
  /** The island's. */
  adoption: Adoption;
  runtime: Runtime;
}

/**
 * 'count / max' under a text area, with the class `error` when there are too many (platform.md,
 * section 5). It describes the area; a screen reader hears of it while typing only near the
 * maximum, and politely.
 */
export function Counter({ input, max, id, texts, adoption, runtime }: CounterProps) {
  const [element] = useState(() => document.createElement('div'));
  const [told, setTold] = useState('');
  const count = useCount(input, runtime);
  const state = counterState(count, max);
  const text = fillText(texts.counter, { count, max });
  const news = { far: '', near: text, exceeded: `${texts.tooLong} ${text}` }[state];

  useLayoutEffect(() => {
    placeCounter(element, input, adoption);
    describeInput(adoption, input, id, true);
    return () => {
      describeInput(adoption, input, id, false);
      element.remove();
    };
  }, [element, input, adoption, id]);

  useLayoutEffect(() => {
    element.className = `skerry-form-counter${state === 'exceeded' ? ' error' : ''}`;
  }, [element, state]);

  // What stands there from the start is no news.
  const [first] = useState(news);
  useLayoutEffect(() => {
    if (news === (told || first)) return undefined;
    return runtime.clock.after(QUIET_MS, () => setTold(news));
  }, [news, told, first, runtime]);

  return createPortal(
    <>
      <span id={id}>{text}</span>
      <span className="skerry-form-counter-news" role="status">
        {told}
      </span>
    </>,
    element,
  );
}
