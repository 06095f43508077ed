import { escapeAttribute } from '../escapeAttribute';
import { htmlPage } from '../htmlPage';

/** A long page, as a server renders it. */
export interface LongPage {
  /** What it is long of. */
  things: string;
  count: number;
  /** True where a press on a picture opens a lightbox. */
  hasLightbox: boolean;
  css: string;
  body: string;
}

const json = (value: object) => `data-block-json="${escapeAttribute(JSON.stringify(value))}"`;

const times = (count: number, thing: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => thing(index + 1)).join('\n');

/** A picture under one of 40 addresses, as many as a browser keeps decoded. */
const picture = (number: number, kind = 'thumbnail', [width, height] = [300, 200]) =>
  `<img src="/picture/${kind}/${number % 40}" width="${width}" height="${height}" alt="Picture ${number}" loading="lazy">`;

const pictures = (count: number): LongPage => ({
  things: 'pictures in a grid, each opens a lightbox',
  count,
  hasLightbox: true,
  css: 'img { display: block; width: 100%; height: auto; }',
  body: `<section aria-label="Pictures" data-block="gallery" ${json({ design: 'grid', lightbox: true })}>
<div data-gallery-slides>${times(count, (number) => `<div>${picture(number)}</div>`)}</div></section>`,
});

/** Every fifth slide is a film, of a file or of a provider. */
const slide = (number: number) => {
  if (number % 5) return `<div>${picture(number, 'full', [1500, 1000])}</div>`;
  const film = number % 2 ? '/no-film.webm' : 'https://youtu.be/aqz-KE-bpKQ';
  return `<div><a data-video href="${film}">${picture(number)}</a></div>`;
};

/** In blocks of ten, for a visitor who scrolls through them. */
const slides = (count: number): LongPage => ({
  things: 'slides, a fifth of them films',
  count,
  hasLightbox: false,
  css: 'section { margin-block: 40px; } img { display: block; width: 100%; height: auto; }',
  body: times(
    count / 10,
    (
      block,
    ) => `<section aria-label="Days ${block}" data-block="gallery" ${json({ design: 'slideshow', loop: true })}>
<div data-gallery-slides>${times(10, (number) => slide(block * 10 + number))}</div>
<button type="button" data-gallery-previous aria-label="Previous"></button><button type="button" data-gallery-next aria-label="Next"></button></section>`,
  ),
});

const products = (count: number): LongPage => ({
  things: 'products to buy',
  count,
  hasLightbox: false,
  css: 'form { margin: 20px 0; } img { display: block; width: 100%; height: auto; }',
  body: times(
    count,
    (number) => `<form data-block="product" action="/shop/cart" method="post" ${json({
      itemId: `item-${number}`,
      variants: ['Small', 'Large'].map((Size, at) => ({
        sku: `${number}-${Size}`,
        attributes: { Size },
        price: 8000 + number,
        qtyInStock: at ? 4 : 0,
      })),
    })}>${picture(number)}<h2>Item ${number}</h2><p data-product-price>80.00 USD</p>
<label>Size <select name="Size"><option value="">Choose</option><option>Small</option><option>Large</option></select></label>
<label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
<p data-product-stock></p><button>Add to cart</button></form>`,
  ),
});

/** The pages that a visitor scrolls through for minutes. */
export const longPages: readonly LongPage[] = [pictures(3000), slides(250), products(200)];

/** @param script The address of Skerry; default: the page is without. */
export const longPage = ({ things, count, css, body }: LongPage, script?: string): string =>
  htmlPage({
    title: `${count} ${things}`,
    css,
    styles: ['/dist/skerry.css'],
    scripts: script ? [script] : [],
    body,
  });
