import { findElement } from '../../browser/findElement';

/** Gives what the bench does with a row of the markup that a server renders. */
export function serverRow() {
  const rows = document.querySelectorAll('[data-row]');
  const middle = `[data-row="${Math.floor(rows.length / 2)}"]`;
  return {
    press: () => findElement(`${middle} [data-more]`).click(),
    shown() {
      const { value } = findElement(`${middle} input`) as HTMLInputElement;
      return `${value} ${findElement(`${middle} [data-total]`).textContent}`;
    },
  };
}
