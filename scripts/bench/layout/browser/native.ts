// The browser lays out: the page's CSS says how, one class says when.
window.layoutBench.enter({
  layOut: ({ gallery }) => gallery.classList.add('native'),
  again() {},
});
