import type { Cancel } from '#engine/clock';
import type { BlockScope } from '#engine/scope';
import { createNumberFormats } from '#rules/numbers/numberFormats';
import { createUnitWords } from './createUnitWords';
import type { CountdownModel } from './read';
import { timeLeft } from './timeLeft';
import type { CountdownView } from './view';

/** Two digits of what is counted by hours; of days as many as there are. */
const digitsOf = ({ format }: CountdownModel, unit: string) =>
  format === 'numeric' && unit !== 'days' ? 2 : 1;

/**
 * Counts down, by the computer's clock, until the scope or the time ends. Each wait is until the shown
 * counts change, so that they are right to the moment and nothing adds up; out of view and in a
 * hidden tab there is none.
 */
export function runCountdown(scope: BlockScope, model: CountdownModel, view: CountdownView): void {
  const { date, units, language } = model;
  const formats = scope.runtime.part(createNumberFormats);
  const says = units.map((unit) => createUnitWords(language, unit, digitsOf(model, unit), formats));
  const counting = scope.begin();
  let isInView = true;
  let wasCounting = false;
  let stop: Cancel = () => {};

  const tick = () => {
    stop();
    const { counts, changesIn } = timeLeft(date - Date.now(), units);
    view.show(
      Object.fromEntries(units.map((unit, at) => [unit, says[at]?.(counts[at] ?? 0)] as const)),
    );
    if (!changesIn) {
      counting.destroy();
      view.end(wasCounting);
      return;
    }
    wasCounting = true;
    if (isInView && !document.hidden) stop = counting.after(changesIn, tick);
  };

  tick();
  if (counting.isEnded) return;
  counting.listen(document, { visibilitychange: tick });
  counting.own(
    scope.runtime.visibility.watch(scope.node, (isVisible) => {
      isInView = isVisible;
      tick();
    }),
  );
}
