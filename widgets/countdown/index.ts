import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { siteTexts } from '#texts/siteTexts';
import { countdowns } from '#texts/widgets/countdowns';
import { createMadeView } from './createMadeView';
import { createSentView } from './createSentView';
import { readCountdown } from './read';
import { runCountdown } from './runCountdown';

/** Counts down to a date: in the places that the platform has sent, else at the end of the block. */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readCountdown(scope);
  if (!model) return false;
  const { label } = siteTexts(scope.runtime, 'countdowns', countdowns);
  const view = model.sent
    ? createSentView(scope, model.sent, label)
    : createMadeView(scope, scope.node, model, label);
  runCountdown(scope, model, view);
  return true;
};
