import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { DialogAnswer } from '../service';
import { ANSWER_ATTRIBUTE } from '../settings';

interface DialogFieldsProps {
  content: HTMLElement;
  onAnswer(answer: DialogAnswer): void;
}

const isAnswer = (text: string | null | undefined): text is DialogAnswer =>
  text === 'confirm' || text === 'cancel' || text === 'reject';

/** Holds the caller's own element as long as the dialog is drawn. */
export function DialogFields({ content, onAnswer }: DialogFieldsProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    place.current?.append(content);
    return () => content.remove();
  }, [content]);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const answer = target.closest(`[${ANSWER_ATTRIBUTE}]`)?.getAttribute(ANSWER_ATTRIBUTE);
    if (isAnswer(answer)) onAnswer(answer);
  };

  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside hear the keyboard.
  return <div ref={place} className="skerry-dialog-fields fields" onClick={onClick} />;
}
