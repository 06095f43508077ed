import { afterPaint } from '../../browser/frames';

/** What a contestant can do once its cart is drawn. */
interface DrawnCart {
  /** Presses the + of the item in the middle. */
  press(): void;
  /** The number and the total that its row shows: `2 $20.00`. */
  shown(): string;
}

declare global {
  interface Window {
    cartBench: {
      enter(cart: DrawnCart): void;
      /** Resolves when the cart is drawn, with the time since the page began, in milliseconds. */
      ready(): Promise<number>;
      /** Presses once; gives the time until it is painted, in milliseconds. */
      change(): Promise<number>;
    };
  }
}

let enter: (cart: DrawnCart) => void;
const entered = new Promise<DrawnCart>((resolve) => {
  enter = resolve;
});
let quantity = 1;

window.cartBench = {
  enter: (cart) => enter(cart),
  async ready() {
    await entered;
    await afterPaint();
    return performance.now();
  },
  async change() {
    const { press, shown } = await entered;
    quantity += 1;
    await afterPaint();
    const start = performance.now();
    press();
    const expected = `${quantity} $${quantity * 10}.00`;
    do await afterPaint();
    while (shown() !== expected && performance.now() - start < 5000);
    if (shown() !== expected) throw new Error(`shows ${shown()} in place of ${expected}`);
    return performance.now() - start;
  },
};
