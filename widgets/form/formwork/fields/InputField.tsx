import type { ComponentProps } from 'react';
import type { FieldKind } from '#forms/fields/fieldKinds';
import { controlAttributes, type FieldProps } from './fieldProps';
import { SingleItem } from './SingleItem';

/** What differs between the kinds that are one input. */
const inputs: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: { className: 'field-element text' },
  email: { type: 'email', name: 'email', autoComplete: 'email', spellCheck: 'false' },
  // Digits alone, as the platform has it.
  number: { spellCheck: 'false', inputMode: 'numeric' },
  website: { spellCheck: 'false', inputMode: 'url', autoComplete: 'url' },
  twitter: { spellCheck: 'false', autoCapitalize: 'none' },
  // A password of this form's own: none that a browser keeps for the site.
  password: { type: 'password', autoComplete: 'new-password' },
  currency: { spellCheck: 'false', inputMode: 'decimal' },
};

/** What stands before the text. */
const prefixes: Partial<Record<FieldKind, string>> = { website: 'http://', twitter: '@' };

/**
 * A field that is one input. Of currencies the corpus has no markup: their class `hassymbol` is
 * known from the platform's style sheets.
 */
export function InputField(props: FieldProps) {
  const { kind, symbol, placeholder } = props.field;
  const prefix = kind === 'currency' ? symbol : prefixes[kind];
  return (
    <SingleItem {...props} classes={kind === 'currency' && symbol ? 'currency hassymbol' : kind}>
      <input
        className="field-element"
        type="text"
        {...controlAttributes(props)}
        placeholder={placeholder || undefined}
        {...inputs[kind]}
      />
      {prefix && <div className="prefix">{prefix}</div>}
    </SingleItem>
  );
}
