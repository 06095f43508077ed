import { memo } from 'react';
import type { NumberStyle } from '#commerce/readNumberStyle';
import type { Scope } from '#engine/scope';
import { Words } from '#page/island/Words.tsx';
import { allowedAddress } from '#page/links/allowedAddress';
import { keepOnePress } from '#page/press/keys/keepOnePress';
import { formatMoney } from '#rules/money/formatMoney';
import type { Money } from '#rules/money/money';
import type { cartPage } from '#texts/commerce/cartPage';
import { fillText } from '#texts/fillText';
import type { CartLine } from '../../cart/store/shownLines';
import { QuantityField } from './QuantityField';

/** What a visitor does with a line. */
export interface LineActions {
  setQuantity(id: string, quantity: number): void;
  remove(id: string): void;
  undo(id: string): void;
}

interface CartRowProps {
  line: CartLine;
  /** Why the last change of it was not saved. */
  failure: string | undefined;
  numbers: NumberStyle;
  texts: typeof cartPage;
  scope: Scope;
  /** Keeps its identity. */
  actions: LineActions;
}

const written = (money: Money | undefined, numbers: NumberStyle) =>
  money ? formatMoney(money, numbers) : '';

/** The item's page, where it is one of this site. */
const pageOf = ({ url }: CartLine) => (url ? allowedAddress(url, location.href) : undefined);

function ItemName({ line }: { line: CartLine }) {
  const page = pageOf(line);
  return page ? <a href={page}>{line.name}</a> : <span>{line.name}</span>;
}

function DrawnRow({ line, failure, numbers, texts, scope, actions }: CartRowProps) {
  const { id, name, image, options, quantity, unitPrice, total, isRemoved } = line;
  if (isRemoved)
    return (
      <li className="cart-row cart-row-removed" data-item={id}>
        <span className="item-removed">{fillText(texts.removed, { name })}</span>
        <button
          type="button"
          className="item-undo"
          aria-label={fillText(texts.undoNamed, { name })}
          onKeyDown={keepOnePress}
          onClick={({ detail }) => {
            // The second press of two on what takes it out, which was in this place, undoes nothing.
            if (detail < 2) actions.undo(id);
          }}
        >
          {texts.undo}
        </button>
      </li>
    );
  return (
    <li className="cart-row" data-item={id}>
      <div className="item-image">
        {image && <img src={image} alt="" width={80} height={80} loading="lazy" />}
      </div>
      <div className="item-desc">
        <ItemName line={line} />
        {options.length > 0 && (
          <div className="variant-info">
            {options.map((option) => (
              <span key={option} className="variant">
                {option}
              </span>
            ))}
          </div>
        )}
        {unitPrice && (
          <div className="item-unit-price">
            <Words>
              {quantity === 1
                ? written(unitPrice, numbers)
                : fillText(texts.each, { price: written(unitPrice, numbers) })}
            </Words>
          </div>
        )}
      </div>
      <QuantityField
        name={name}
        quantity={quantity}
        texts={texts}
        scope={scope}
        onChange={(wanted) => (wanted ? actions.setQuantity(id, wanted) : actions.remove(id))}
      />
      <div className="item-price">
        <Words>{written(total, numbers)}</Words>
      </div>
      <button
        type="button"
        className="item-remove"
        aria-label={fillText(texts.remove, { name })}
        // The focus goes on to the next item's: held, it would take out one after the other.
        onKeyDown={keepOnePress}
        onClick={() => actions.remove(id)}
      >
        <span aria-hidden="true">×</span>
      </button>
      <div className="item-failure" role="alert">
        {failure && <Words>{failure}</Words>}
      </div>
    </li>
  );
}

const isSame = (before: CartRowProps, after: CartRowProps) => {
  const [one, other] = [before.line, after.line];
  return (
    one.quantity === other.quantity &&
    one.isRemoved === other.isRemoved &&
    one.total?.amount === other.total?.amount &&
    one.unitPrice?.amount === other.unitPrice?.amount &&
    one.name === other.name &&
    one.url === other.url &&
    one.image === other.image &&
    one.options.join() === other.options.join() &&
    one.unitPrice?.currencyCode === other.unitPrice?.currencyCode &&
    before.failure === after.failure
  );
};

/** Draws a line of the cart; of a hundred, only those that have changed. */
export const CartRow = memo(DrawnRow, isSame);
