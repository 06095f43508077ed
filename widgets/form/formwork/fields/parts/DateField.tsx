import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { DigitsInput } from './DigitsInput';
import { Part } from './Part';

/** A date in three parts. */
export function DateField(props: FieldProps) {
  const {
    field: { isRequired },
    texts: { month, day, year },
  } = props;
  return (
    <GroupItem {...props} classes="fields date">
      <Part classes="month two-digits" caption={month}>
        <DigitsInput title="Month" maxLength={2} isRequired={isRequired} />
      </Part>
      <Part classes="day two-digits" caption={day}>
        <DigitsInput title="Day" maxLength={2} isRequired={isRequired} />
      </Part>
      <Part classes="year four-digits" caption={year}>
        <DigitsInput title="Year" maxLength={4} isRequired={isRequired} />
      </Part>
    </GroupItem>
  );
}
