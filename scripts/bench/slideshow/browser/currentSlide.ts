/** A slide less opaque than this is not the one that is seen. */
const HALF = 0.5;

/** The index of the slide that a visitor sees in the middle of the stage; -1 for none. */
export function currentSlide(): number {
  const stage = document.querySelector('#stage')?.getBoundingClientRect();
  if (!stage) return -1;
  const x = stage.left + stage.width / 2;
  const y = stage.top + stage.height / 2;
  const slides = [...document.querySelectorAll('[data-slide]')];
  const seen = slides.filter((slide) => {
    const box = slide.getBoundingClientRect();
    return (
      box.left <= x &&
      box.right > x &&
      box.top <= y &&
      box.bottom > y &&
      slide.checkVisibility({ visibilityProperty: true }) &&
      Number(getComputedStyle(slide).opacity) >= HALF
    );
  });
  // Of several at one place the uppermost is seen.
  const [slide] =
    seen.length > 1 ? seen.filter((one) => one.contains(document.elementFromPoint(x, y))) : seen;
  return slide ? slides.indexOf(slide) : -1;
}
