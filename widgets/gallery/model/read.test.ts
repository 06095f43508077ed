import { afterEach, describe, expect, it, vi } from 'vitest';
import { lightboxItem } from '../lightbox/lightboxItems';
import { readGallery } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, json?: unknown) {
  document.body.innerHTML = html;
  const warn = vi.fn<(field: string, message: string) => void>();
  const node = document.body.firstElementChild as HTMLElement;
  return { model: readGallery({ node, block: { id: 'a', json }, warn }), warned: warn.mock.calls };
}

const image = (more = '') =>
  `<noscript><img src="x.jpg"></noscript><img data-src="a.jpg" data-image-dimensions="1600x1000" alt="A boat" ${more}>`;

describe('slides', () => {
  it('are the slides of a slideshow, with what is in them', () => {
    const { model } = read(
      `<div><div class="sqs-gallery">
        <div class="slide" data-type="image" data-slide-id="s1" data-slide-url="boat" data-click-through-url="/boats">${image()}<div class="meta"><div class="meta-title">Boat</div></div></div>
      </div></div>`,
      { design: 'slideshow' },
    );
    expect(model?.slides).toHaveLength(1);
    expect(model?.slides[0]).toMatchObject({
      kind: 'image',
      size: { width: 1600, height: 1000 },
      id: 's1',
      url: 'boat',
      clickThrough: '/boats',
      label: 'A boat',
    });
    expect(model?.slides[0]?.meta?.className).toBe('meta');
  });

  it('are the pictures themselves in a slider, without what noscript holds', () => {
    const { model } = read(`<div><div class="sqs-gallery">${image()}${image()}</div></div>`, {
      design: 'slider',
    });
    expect(model?.slides.map(({ node, image }) => node === image)).toEqual([true, true]);
  });

  it('may be videos, and texts', () => {
    const { model } = read(
      `<div><div data-gallery-slides><div><div class="sqs-video-wrapper" data-html="&lt;iframe&gt;"></div></div><p>Words</p></div></div>`,
      { design: 'slideshow' },
    );
    expect(model?.slides.map(({ kind, image }) => [kind, image])).toEqual([
      ['video', undefined],
      ['image', undefined],
    ]);
  });
});

it('finds the arrows, thumbnails and pickers around them, not those in a slide', () => {
  const { model } = read(
    `<div><div class="sqs-gallery"><div class="slide"><a class="next"></a></div></div>
      <a class="previous"></a><a class="next"></a>
      <div class="sqs-gallery-thumbnails"></div>
      <div class="dots"><i></i><i></i></div></div>`,
    {},
  );
  expect(model).toMatchObject({ previous: [{}], next: [{}] });
  expect(model?.thumbnails?.className).toBe('sqs-gallery-thumbnails');
  expect(model?.pickers.map((row) => row.length)).toEqual([2]);
});

it.each([
  [undefined, 5000, []],
  [{ timeout: 3000 }, 3000, []],
  ['fast', 5000, [['autoplayOptions', `"fast" can't be used, {} is`]]],
])('autoplayOptions %j: slides go on in order', (autoplayOptions, timeout, expected) => {
  const { model, warned } = read('<div><div class="sqs-gallery"></div></div>', { autoplayOptions });
  expect(model?.options.autoplayOptions).toMatchObject({ randomize: false, timeout });
  expect(warned).toEqual(expected);
});

it('reads the attributes of a summary component', () => {
  const { model } = read(
    `<div><div data-design="carousel" data-slides-per-row="2"><div class="sqs-gallery"></div></div></div>`,
  );
  expect(model?.options).toMatchObject({ design: 'carousel', slidesPerRow: 2 });
});

describe('a block that can’t be used', () => {
  it('has no slides', () => {
    const { model, warned } = read('<div></div>', {});
    expect(model).toBeNull();
    expect(warned).toEqual([['.sqs-gallery', 'is not there']]);
  });

  it.each([[[]], [7], ['text']])('says %j of itself', (json) => {
    const { model, warned } = read('<div><div class="sqs-gallery"></div></div>', json);
    expect(model).toBeNull();
    expect(warned).toEqual([['data-block-json', 'Error evaluating gallery block data.']]);
  });
});

describe('a slide in the lightbox', () => {
  const itemOf = (slide: string) => {
    const { model } = read(`<div><div class="sqs-gallery">${slide}</div></div>`, {});
    const [first] = model?.slides ?? [];
    return first && lightboxItem(first);
  };

  it('has the server’s words of it, as HTML', () => {
    expect(
      itemOf(
        `<div class="slide"><a class="js-gallery-lightbox-opener" href="full.jpg" data-title="Boat" data-description="<p>Red</p>">${image()}</a></div>`,
      ),
    ).toMatchObject({
      kind: 'image',
      // The lightbox asks its thumbnail.
      source: '',
      title: 'Boat',
      description: '<p>Red</p>',
      isHtml: true,
      alt: 'A boat',
    });
  });

  it('has its caption, as text', () => {
    expect(
      itemOf(`<figure>${image()}<figcaption><b>Red</b> boat</figcaption></figure>`),
    ).toMatchObject({ title: 'Red boat', isHtml: false });
  });

  it('has its embed', () => {
    expect(
      itemOf(
        `<div class="slide"><div class="js-gallery-lightbox-opener"><div class="sqs-video-wrapper" data-html="&lt;iframe&gt;"></div></div></div>`,
      ),
    ).toMatchObject({ kind: 'video', embed: '<iframe>' });
  });
});

it.each([
  [undefined, false],
  [{}, false],
  [null, false],
  [{ randomize: true }, true],
  [{ randomize: 'true' }, true],
])('a block with the autoplay options %j goes on at random: %s', (autoplayOptions, expected) => {
  const { model } = read(`<div><div class="sqs-gallery">${image()}</div></div>`, {
    design: 'slideshow',
    autoplay: true,
    autoplayOptions,
  });
  expect(model?.options.autoplayOptions).toEqual({
    randomize: expected,
    timeout: 5000,
    pauseOnMouseover: [],
  });
});

it('an id that a slide gets from us is no name of it', () => {
  const { model } = read('<div><div data-gallery-slides><p id="one">1</p><p>2</p></div></div>', {
    design: 'slideshow',
  });
  for (const [index, { node }] of (model?.slides ?? []).entries()) node.id = `ours-${index}`;
  expect(model?.slides.map(({ id }) => id)).toEqual(['one', undefined]);
});
