import { findElement } from '../../browser/findElement';
import { followFinger } from './followFinger';
import { listenToSteps } from './listenToSteps';
import { nameSlides } from './nameSlides';

const track = findElement('.slides');
const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
let current = 0;

function show(index: number): void {
  const before = slides[current];
  current = Math.max(0, Math.min(index, slides.length - 1));
  if (before) before.inert = true;
  const now = slides[current];
  if (now) now.inert = false;
  track.style.transition = '';
  track.style.transform = `translateX(${-100 * current}%)`;
}

nameSlides(0);
show(0);
const stops = [
  listenToSteps((by) => show(current + by)),
  followFinger(track, {
    moved(offset) {
      track.style.transition = 'none';
      track.style.transform = `translateX(calc(${-100 * current}% + ${offset}px))`;
    },
    released: (offset) => show(current - Math.sign(offset)),
  }),
];
window.slideshowBench.enter({ destroy: () => stops.forEach((stop) => void stop()) });
