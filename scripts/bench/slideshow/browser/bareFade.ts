import { listenToSteps } from './listenToSteps';
import { nameSlides } from './nameSlides';

const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
let current = 0;

function show(index: number): void {
  const before = slides[current];
  current = (index + slides.length) % slides.length;
  for (const slide of [before, slides[current]]) {
    const isCurrent = slide === slides[current];
    slide?.classList.toggle('active', isCurrent);
    if (slide) slide.inert = !isCurrent;
  }
}

nameSlides(0);
show(0);
window.slideshowBench.enter({ destroy: listenToSteps((by) => show(current + by)) });
