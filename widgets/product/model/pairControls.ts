import type { OptionControl, ProductOption } from './option';

const isShown = ({ control }: OptionControl): boolean => control.getClientRects().length > 0;

/**
 * Makes one option of a select and radio buttons for the same. The platform sends both, and its style
 * sheet hides one of them: what is chosen in either is chosen in both.
 */
export function pairControls(
  one: OptionControl,
  other: OptionControl,
): Omit<ProductOption, 'name'> {
  const [seen, hidden] = isShown(one) || !isShown(other) ? [one, other] : [other, one];
  // A browser may have kept what was chosen before the page was left.
  hidden.write(seen.read());
  return {
    values: [...one.values, ...other.values],
    control: seen.control,
    read: seen.read,
    readSent: seen.readSent,
    follow(changed) {
      if (hidden.has(changed)) seen.write(hidden.read());
      else if (seen.has(changed)) hidden.write(seen.read());
    },
  };
}
