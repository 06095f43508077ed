import { afterEach, describe, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import type { Design } from '../model/design';
import { type RoomOptions, readRoom } from './readRoom';
import { setGrid } from './setGrid';

afterEach(() => document.body.replaceChildren());

function gridOf(
  design: Design,
  options: Partial<RoomOptions>,
  width: number,
  container = '',
  summary = '',
) {
  document.body.innerHTML = `<div class="${container}"><div class="sqs-gallery ${summary}"></div></div>`;
  const before = document.body.innerHTML;
  const root = document.querySelector('.sqs-gallery') as HTMLElement;
  const adoption = createAdoption();
  setGrid(root, design, { ...readRoom({}, design), ...options }, () => width, adoption);
  const { display, gap, grid, overflow } = root.style;
  return { styles: { display, gap, grid, overflow }, root, before, adoption };
}

describe('before the widget is here', () => {
  it('a grid has 4 slides in a row, 20 px apart', () => {
    expect(gridOf('grid', {}, 1000).styles).toEqual({
      display: 'grid',
      gap: '20px',
      grid: 'none / repeat(4, calc((100% - 3*20px)/4))',
      overflow: '',
    });
  });

  it('a grid of the platform is left to the page', () => {
    const { before } = gridOf('grid', {}, 1000, 'sqs-gallery-container sqs-gallery-block-grid');
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([
    ['min', 1000, 'none / repeat(3, calc((100% - 2*10px)/3))'],
    ['max', 1000, 'none / repeat(4, calc((100% - 3*10px)/4))'],
    ['min', 200, 'none / repeat(1, calc((100% - 0*10px)/1))'],
  ] as const)(
    'an autogrid (%s, %d px wide) has the columns that go into it',
    (behavior, width, grid) => {
      const { styles } = gridOf('autogrid', { gutter: 10, behavior }, width);
      expect(styles).toMatchObject({ gap: '10px', grid });
    },
  );

  it.each([
    [1000, 'none / auto-flow calc((100% - 4*1%)/5)'],
    [723, 'none / auto-flow calc((100% - 2*1%)/3)'],
    [479, 'none / auto-flow calc((100% - 1*1%)/2)'],
  ])('a carousel that is %d px wide has one row, and no more than that is seen', (width, grid) => {
    const { styles } = gridOf('carousel', { slidesPerRow: 5 }, width);
    expect(styles).toEqual({ display: 'grid', gap: '1%', grid, overflow: 'hidden' });
  });

  it.each([
    ['grid', { thumbnailsPerRow: 2.5 }, 'none / repeat(2, calc((100% - 1*20px)/2))'],
    ['grid', { thumbnailsPerRow: 500 }, 'none / repeat(100, calc((100% - 99*20px)/100))'],
    ['carousel', { slidesPerRow: 2.5 }, 'none / auto-flow calc((100% - 1*1%)/2)'],
  ] as const)('a %s of %j has whole columns', (design, options, grid) => {
    expect(gridOf(design, options, 1000).styles).toMatchObject({ grid });
  });

  it('the gutter of a summary block, in pixels, is not its carousel’s', () => {
    const { styles } = gridOf('carousel', { gutter: 60 }, 1000, '', 'summary-item-list');
    expect(styles.gap).toBe('1%');
  });

  it('all is given back', () => {
    const { before, adoption } = gridOf('carousel', {}, 1000);
    adoption.release();
    expect(document.body.innerHTML).toBe(before);
  });
});
