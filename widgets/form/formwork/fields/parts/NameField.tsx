import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { Part } from './Part';
import { PartInput } from './PartInput';

/** As in the server's markup, in characters. */
const NAME_LENGTH = 30;

/** The names in the order of the site's language; each is sent in the order in which it stands. */
export function NameField(props: FieldProps) {
  const { field, texts, formats } = props;
  const common = {
    className: 'field-element field-control',
    isRequired: field.isRequired,
    spellCheck: 'false',
    maxLength: NAME_LENGTH,
  } as const;
  const names = [
    <Part key="first" classes="first-name" caption={texts.firstName}>
      <PartInput
        {...common}
        title="First"
        name="fname"
        x-autocompletetype="given-name"
        autoComplete="given-name"
      />
    </Part>,
    <Part key="last" classes="last-name" caption={texts.lastName}>
      <PartInput
        {...common}
        title="Last"
        name="lname"
        x-autocompletetype="surname"
        autoComplete="family-name"
      />
    </Part>,
  ];
  return (
    <GroupItem {...props} classes="fields name">
      {formats.familyNameFirst ? names.reverse() : names}
    </GroupItem>
  );
}
