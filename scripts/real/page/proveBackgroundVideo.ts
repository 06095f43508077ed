import { until } from './until';

const PATIENCE = 3000;

/** Stops a film behind a part of the page, and looks whether its button can be pressed. */
export async function proveBackgroundVideo(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const part =
    node.closest('section,.index-section,.banner-thumbnail-wrapper,.sqs-slide-container') ?? node;
  const find = () => part.querySelector<HTMLElement>('.skerry-background-toggle');
  if (!(await until(() => find() !== null, PATIENCE))) return 'has no button';
  const button = find();
  const { left, top, width, height } = (button ?? node).getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (button && !button.hidden && found && !button.contains(found)) return 'its button is covered';
  const before = button?.ariaLabel;
  button?.click();
  if (!button?.hidden && before === button?.ariaLabel) return 'its button does nothing';
  return undefined;
}
