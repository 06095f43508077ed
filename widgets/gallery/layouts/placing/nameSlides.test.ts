import { expect, it } from 'vitest';
import { createTestStage } from '#fixtures/harness/testStage';
import { nameSlides } from './nameSlides';

const start = (count: number) => {
  const { stage, time } = createTestStage({ count });
  nameSlides(stage);
  const named = () =>
    stage.slides.filter(({ node }) => node.matches('.sqs-gallery-design-stacked-slide')).length;
  return { stage, time, named };
};

it('names all slides in the end, some at a time, and then rests', () => {
  const { time, named } = start(250);
  const seen: number[] = [];
  while (time.pending()) {
    seen.push(named());
    time.pass(1000);
  }
  expect([...seen, named()]).toEqual([0, 100, 200, 250]);
});

it('names no more when the gallery is gone, and gives back what it named', () => {
  const { stage, time, named } = start(250);
  time.pass(1000);
  stage.scope.destroy();
  expect(time.pending()).toBe(0);
  expect(named()).toBe(0);
});
