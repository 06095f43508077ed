// The parts of these packages that the bench uses: they come without types.
declare module 'alpinejs' {
  const Alpine: {
    data(name: string, create: () => object): void;
    start(): void;
  };
  export default Alpine;
}

declare module '@11ty/is-land' {
  export const Island: {
    addInitType(name: string, init: (node: HTMLElement) => void): void;
  };
}
