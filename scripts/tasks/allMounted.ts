/** In the page: resolves when blocks have come to life and no more do for three seconds. */
export const ALL_MOUNTED = `(async () => {
  await Skerry.ready;
  await new Promise((resolve) => {
    let timer;
    const wait = () => { clearTimeout(timer); timer = setTimeout(resolve, 3000); };
    Skerry.on('mounted', wait);
    wait();
  });
})()`;
