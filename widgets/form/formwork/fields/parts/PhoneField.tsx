import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { CountryControl } from './CountryControl';
import { DigitsInput } from './DigitsInput';
import { Part } from './Part';

/**
 * A telephone number in three parts, as long as the site's format has them, and before them the
 * code of the country where the owner asks for it (`.country-code`, of which the corpus has no
 * markup).
 */
export function PhoneField(props: FieldProps) {
  const {
    field: { isRequired, hasCountryCode },
    texts,
    formats: { phoneLengths, countries },
  } = props;
  const common = { isRequired, inputMode: 'tel' } as const;
  return (
    <GroupItem {...props} classes="fields phone">
      {hasCountryCode && (
        <Part classes="text country-code" caption={texts.country}>
          <CountryControl
            {...common}
            countries={countries}
            optionOf={({ name, phoneCode }) => ({
              value: phoneCode,
              text: `${name} ${phoneCode}`,
            })}
            autoComplete="tel-country-code"
          />
        </Part>
      )}
      <Part classes="text three-digits" caption={texts.areaCode}>
        <DigitsInput
          {...common}
          title="Areacode"
          maxLength={phoneLengths[0]}
          autoComplete="tel-area-code"
        />
      </Part>
      <Part classes="text three-digits" caption={texts.prefix}>
        <DigitsInput
          {...common}
          title="Prefix"
          maxLength={phoneLengths[1]}
          autoComplete="tel-local-prefix"
        />
      </Part>
      <Part classes="text four-digits" caption={texts.line}>
        <DigitsInput
          {...common}
          title="Line"
          maxLength={phoneLengths[2]}
          autoComplete="tel-local-suffix"
        />
      </Part>
    </GroupItem>
  );
}
