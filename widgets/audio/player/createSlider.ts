import { setAttribute } from './setAttribute';

/** A slider of a player. */
export interface Slider {
  readonly element: HTMLInputElement;
  /** Shows where it stands, unless the visitor is moving it. */
  show(value: number, most: number): void;
}

/**
 * Creates a slider.
 *
 * @param speak Returns what a value is, in words.
 * @param choose Told of a value when the visitor lets go of it.
 * @param move Told of a value while the visitor moves it.
 */
export function createSlider(
  className: string,
  label: string,
  speak: (value: number) => string,
  choose: (value: number) => void,
  move: (value: number) => void = () => {},
): Slider {
  const element = document.createElement('input');
  element.type = 'range';
  element.className = `skerry-audio-slider ${className}`;
  setAttribute(element, 'aria-label', label);
  let isMoving = false;
  const fill = () => {
    const share = element.valueAsNumber / (Number(element.max) || 1);
    element.style.setProperty('--_share', `${100 * share}%`);
  };
  const say = () => {
    setAttribute(element, 'aria-valuetext', speak(element.valueAsNumber));
  };
  element.addEventListener('input', () => {
    isMoving = true;
    fill();
    say();
    move(element.valueAsNumber);
  });
  element.addEventListener('change', () => {
    isMoving = false;
    choose(element.valueAsNumber);
  });
  // Where it stands is said to whoever comes to it, and not each second while they are there.
  element.addEventListener('focus', say);
  return {
    element,
    show(value, most) {
      if (isMoving) return;
      element.max = String(most);
      element.value = String(value);
      fill();
      if (element !== document.activeElement) say();
    },
  };
}
