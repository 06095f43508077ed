import { emit } from '#engine/events';
import type { WidgetModule } from '#engine/initializer';
import { readRestock } from './read';
import { readVariant } from './readVariant';

/**
 * Shows a restock form while the variant that a visitor has chosen is sold out, and tells it which one
 * that is. The form in it is a block of its own.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt } = scope;
  const model = readRestock(scope);
  if (!model) return false;
  const { itemId, sku: field } = model;
  const isHiddenFirst = node.hasAttribute('hidden');
  const firstSku = field?.value ?? '';
  let current = firstSku;
  /** The variant that the visitor has asked for: what the form says from then on is of it alone. */
  let sent: string | undefined;

  const show = (sku: string, isHidden: boolean) => {
    current = sku;
    adopt.attribute(node, 'hidden', isHidden ? '' : null);
    if (field) adopt.attribute(field, 'value', sku);
  };

  scope.listen(window, {
    'skerry:variantchange'({ detail, target }) {
      const variant = readVariant(detail);
      const isAround = target instanceof Node && target.contains(node);
      if (itemId && variant?.itemId ? variant.itemId !== itemId : !isAround) return;
      if (!variant) show(firstSku, isHiddenFirst);
      else {
        const isOther = sent !== undefined && sent !== variant.sku;
        show(variant.sku, !variant.isSoldOut || isOther);
      }
    },
  });
  scope.listen(node, {
    'skerry:formsubmitted'() {
      if (field) sent = current;
    },
  });
  // The product may have told before.
  emit(node, 'variantask', { node });
  return true;
};
