import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { DigitsInput } from './DigitsInput';
import { Part } from './Part';

/** A time in four parts. The platform sends a second that nobody sees; so does this. */
export function TimeField(props: FieldProps) {
  const {
    field: { isRequired },
    texts: { hour, minute, second, amPm, am, pm },
  } = props;
  return (
    <GroupItem {...props} classes="fields time">
      <Part classes="hour two-digits" caption={hour}>
        <DigitsInput title="Hour" maxLength={2} isRequired={isRequired} />
      </Part>
      <Part classes="minute two-digits" caption={minute}>
        <DigitsInput title="Minute" maxLength={2} isRequired={isRequired} />
      </Part>
      <Part classes="second two-digits" caption={second} isUnseen>
        <DigitsInput title="Second" maxLength={2} />
      </Part>
      <Part classes="ampm" caption={amPm}>
        <select className="field-element" data-title="Ampm">
          <option value="AM">{am}</option>
          <option value="PM">{pm}</option>
        </select>
      </Part>
    </GroupItem>
  );
}
