/** What a visitor presses on a page, by what finds it. */
export const PRESSES = {
  field:
    '.sqs-block-form .form-item :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea), .newsletter-form-field-element, [data-block=form] input',
  arrow:
    '.sqs-gallery-controls .next, .user-items-list-carousel__arrow-button--right, .gallery-reel-control-btn[data-next], [class*=slideshow-control-btn][data-test*=next], .sqs-gallery-thumbnails img:nth-child(2), [data-gallery-next]',
  accordion: '.accordion-item__click-target, [data-accordion-trigger]',
  button:
    '.sqs-block-form :is(button[type=submit], input[type=submit], .lightbox-handle), .newsletter-form-button, [data-block=form] button',
  // Last: what opens over the page hides the others.
  menu: '.header-burger-btn, [data-controller~=MobileOverlayToggle][aria-expanded], #mobileNavToggle, #mobileMenu, #mobileMenuLink a, label[for=mobileNavToggle], [data-menu-tabs] > :nth-child(2)',
} as const;

export type Press = keyof typeof PRESSES;

/** In the order in which one visitor makes them. */
export const PRESS_ORDER = Object.keys(PRESSES) as readonly Press[];
