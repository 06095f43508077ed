interface OptionProps {
  type: 'checkbox' | 'radio';
  /** Of the group. */
  name: string;
  value: string;
  text: string;
}

/** One option of a group, in its label. */
export const Option = ({ type, name, value, text }: OptionProps) => (
  <div className="option">
    <label>
      <input type={type} name={name} value={value || undefined} />
      {` ${text}`}
    </label>
  </div>
);
