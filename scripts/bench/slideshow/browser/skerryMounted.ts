document.addEventListener(
  'skerry:mounted',
  () => window.slideshowBench.enter({ destroy: () => window.Skerry?.destroy() }),
  { once: true },
);
