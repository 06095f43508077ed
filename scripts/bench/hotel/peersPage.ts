import { hotelPictures } from '../../../fixtures/recipes/hotelPicture';

const address = (name: string) => `pictures/${name}.svg`;

const picture = (name: string, isLazy = true): string => {
  const { width, height, alt } = hotelPictures[name] ?? { width: 1, height: 1, alt: '' };
  const lazy = isLazy ? ' loading="lazy"' : '';
  return `<img src="${address(name)}" width="${width}" height="${height}"${lazy} alt="${alt}">`;
};

const slide = (name: string, at: number) =>
  `<div class="swiper-slide">${picture(name, at > 0)}</div>`;

const tile = (name: string) => {
  const { width, height } = hotelPictures[name] ?? { width: 1, height: 1 };
  return `<a href="${address(name)}" data-pswp-width="${width}" data-pswp-height="${height}" target="_blank">${picture(name)}</a>`;
};

const question = ([asked, answer]: readonly [string, string]) =>
  `<div x-data="{ open: false }"><h3><button @click="open = !open" :aria-expanded="open">${asked}</button></h3><div x-show="open"><p>${answer}</p></div></div>`;

/**
 * The hotel's page on the libraries that people would take for it: their own style sheets, their
 * manuals' markup, and of our own CSS only what those manuals ask for. There is no tooltip, marquee,
 * popup, film or form among them: those parts are what the browser makes of them.
 */
export const peersPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The hotel on the island</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="peers.css">
<style>
  [x-cloak] { display: none }
  .swiper-slide img { display: block; width: 100%; height: auto }
  .masonry a { width: calc((100% - 32px) / 3); margin-bottom: 16px }
  .masonry img { display: block; width: 100%; height: auto }
</style>
<script defer src="peers.js"></script>
</head>
<body>
<main>
  <h1>The hotel on the island</h1>
  <div class="swiper">
    <div class="swiper-wrapper">${['harbour', 'lamp', 'storm'].map(slide).join('')}</div>
    <div class="swiper-button-prev"></div><div class="swiper-button-next"></div>
    <div class="swiper-pagination"></div>
  </div>
  <p>Eleven rooms, one stove, and <button title="16 amperes at every post.">power</button> at the pier.</p>
  <p>Fresh from the boat. Every morning.</p>
  <h2>The house</h2>
  <div class="masonry">${['room', 'pier', 'cliff', 'night', 'dunes', 'harbour'].map(tile).join('')}</div>
  <h2>At the table</h2>
  <div x-data="{ tab: 'breakfast' }">
    <div role="tablist"><button role="tab" @click="tab = 'breakfast'" :aria-selected="tab === 'breakfast'">Breakfast</button> <button role="tab" @click="tab = 'dinner'" :aria-selected="tab === 'dinner'">Dinner</button></div>
    <div role="tabpanel" x-show="tab === 'breakfast'"><p>Bread, butter, smoked char, and coffee until eleven.</p></div>
    <div role="tabpanel" x-show="tab === 'dinner'" x-cloak><p>Char with browned butter. Rhubarb, when there is some.</p></div>
  </div>
  <h2>Questions</h2>
  ${(
    [
      ['When does the ferry leave?', 'At nine, and at five in the afternoon.'],
      ['Is there a table by the window?', 'Three. Ask for one when you book.'],
      ['May I bring a dog?', 'One that gets on with sheep.'],
    ] as const
  )
    .map(question)
    .join('\n  ')}
  <h2>Write to us</h2>
  <form method="post" action="contact">
    <p><label for="name">Name</label> <input id="name" name="name"></p>
    <p><label for="email">Email</label> <input type="email" id="email" name="email"></p>
    <p><label for="photo">A photo</label> <input type="file" id="photo" name="photo"></p>
    <label for="message">Message</label>
    <textarea id="message" name="message" maxlength="200"></textarea>
    <button>Book a room</button>
  </form>
</main>
</body>
</html>`;
