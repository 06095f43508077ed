/** Says of each slide what it is, as a screen reader needs it, and takes the hidden ones out of reach. */
export function nameSlides(current: number): void {
  const slides = document.querySelectorAll<HTMLElement>('[data-slide]');
  slides.forEach((slide, index) => {
    slide.role = 'group';
    slide.ariaRoleDescription = 'slide';
    slide.ariaLabel = `${index + 1} of ${slides.length}`;
    slide.inert = index !== current;
  });
}
