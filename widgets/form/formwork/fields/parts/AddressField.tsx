import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { CountryControl } from './CountryControl';
import { Part } from './Part';
import { PartInput } from './PartInput';

/** The classes that the platform's style sheets know, by the identifier of the format. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['Line1', 'address1'],
  ['Line2', 'address2'],
  ['City', 'city'],
  ['State', 'state-province'],
  ['Zip', 'zip'],
]);

/**
 * An address: the parts of the site's own format in its order, then the country. The markup is
 * known from the platform's style sheets and from `initialAddressFormat` alone. Another country's
 * visitor writes into the same parts.
 */
export function AddressField(props: FieldProps) {
  const { field, texts, formats } = props;
  return (
    <GroupItem {...props} classes="fields address">
      {formats.addressParts.map(({ identifier, label, isRequired, autocomplete }, at) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and a part may be there twice.
          key={at}
          classes={CLASSES.get(identifier) ?? identifier.toLowerCase()}
          caption={label}
        >
          <PartInput
            title={identifier}
            isRequired={field.isRequired && isRequired}
            autoComplete={autocomplete || undefined}
          />
        </Part>
      ))}
      <Part classes="country" caption={texts.addressCountry}>
        <CountryControl
          isRequired={field.isRequired}
          countries={formats.countries}
          optionOf={({ name }) => ({ value: name, text: name })}
          autoComplete="country-name"
        />
      </Part>
    </GroupItem>
  );
}
