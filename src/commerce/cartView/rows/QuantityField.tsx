import { useLayoutEffect, useRef, useState } from 'react';
import type { Scope } from '#engine/scope';
import { isComposing } from '#page/press/isComposing';
import { latinDigits } from '#rules/numbers/latinDigits';
import type { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';

/** So long a visitor types, in milliseconds. */
const TYPING_MS = 600;

interface QuantityFieldProps {
  name: string;
  quantity: number;
  texts: typeof cartPage;
  scope: Scope;
  /** 0 takes the line out. */
  onChange(quantity: number): void;
}

/** Reads what was typed, in digits of any language; undefined for what is no number of items. */
const readQuantity = (typed: string): number | undefined => {
  const digits = latinDigits(typed.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
};

/** Draws how many of an item there are: a number that can be typed, and a button on each side. */
export function QuantityField({ name, quantity, texts, scope, onChange }: QuantityFieldProps) {
  /** What is being typed; undefined while nothing is. */
  const [typed, setTyped] = useState<string>();
  const stopWaiting = useRef<() => void>(undefined);
  useLayoutEffect(() => () => stopWaiting.current?.(), []);

  const take = (text: string | undefined) => {
    stopWaiting.current?.();
    setTyped(undefined);
    const wanted = text === undefined ? undefined : readQuantity(text);
    if (wanted !== undefined && wanted !== quantity) onChange(wanted);
  };
  const wait = (text: string) => {
    setTyped(text);
    stopWaiting.current?.();
    // An empty field is one that is being typed into.
    if (readQuantity(text) === undefined) return;
    stopWaiting.current = scope.after(TYPING_MS, () => take(text));
  };
  const leave = useRef(() => {});
  leave.current = () => take(typed);
  // Before what waits is sent, as the page goes.
  useLayoutEffect(() => scope.listen(window, { pagehide: () => leave.current() }, true), [scope]);
  const step = (by: number) => {
    stopWaiting.current?.();
    setTyped(undefined);
    onChange(Math.max(0, (readQuantity(typed ?? '') ?? quantity) + by));
  };

  return (
    <div className="item-quantity">
      <button type="button" aria-label={fillText(texts.less, { name })} onClick={() => step(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={quantity}
        aria-valuemin={0}
        aria-label={fillText(texts.quantity, { name })}
        value={typed ?? String(quantity)}
        onChange={({ currentTarget }) => wait(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => take(typed)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') take(typed);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <button type="button" aria-label={fillText(texts.more, { name })} onClick={() => step(1)}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
