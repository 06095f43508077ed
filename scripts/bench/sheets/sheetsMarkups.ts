/** One block of a kind, as its manual has it. */
export type BlockMarkup = (index: number) => string;

const accordion: BlockMarkup = (index) =>
  `<div data-block="accordion">${['one', 'two', 'three']
    .map(
      (item) =>
        `<div data-accordion-item><h3><button data-accordion-trigger>Question ${index}, ${item}</button></h3><div data-accordion-panel><p>Answer ${item}</p></div></div>`,
    )
    .join('')}</div>`;

const menu: BlockMarkup = (index) =>
  `<div data-block="menu"><div data-menu-tabs aria-label="Menu ${index}"><button>Lunch</button><button>Dinner</button></div>
<div data-menu-panel><p>Soup of the day, and bread.</p></div><div data-menu-panel><p>Char with browned butter.</p></div></div>`;

const gallery: BlockMarkup = (index) =>
  `<div data-block="gallery" aria-label="Gallery ${index}" data-block-json='{"design":"slideshow"}'><div data-gallery-slides>${Array.from(
    { length: 5 },
    (_, slide) =>
      `<div><img src="/picture/thumbnail/${slide}" width="300" height="200" alt="Slide ${slide}"></div>`,
  ).join('')}</div>
<button type="button" data-gallery-previous aria-label="Previous slide"></button><button type="button" data-gallery-next aria-label="Next slide"></button></div>`;

const form: BlockMarkup = (index) =>
  `<div data-block="form"><form method="post" action="/contact">
<p><label for="email-${index}">Email</label> <input type="email" id="email-${index}" name="email" required></p>
<p><label for="why-${index}">Message</label> <textarea id="why-${index}" name="why" maxlength="200"></textarea></p>
<button>Send</button><div class="form-submission-text" hidden>We read it tonight.</div></form></div>`;

const marquee: BlockMarkup = () =>
  '<div data-block="marquee"><p>Fresh from the boat</p><p>Every morning</p></div>';

export const sheetsMarkups = { accordion, menu, gallery, form, marquee };

/** The kinds of block that are raced. */
export type SheetsRace = keyof typeof sheetsMarkups;
