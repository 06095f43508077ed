/** One of the values that an option has. */
export interface OptionValue {
  value: string;
  /** Its words: of an `<option>`, or of the label around or behind a radio button. */
  words: HTMLElement;
}

/** An option of a product: a select, radio buttons of one name, or both. */
export interface ProductOption {
  name: string;
  values: readonly OptionValue[];
  /** What has the focus where nothing is chosen. */
  control: HTMLElement;
  /** What is chosen; undefined while nothing is. */
  read(): string | undefined;
  /** What the server has chosen: a browser that comes back to a page restores what its visitor had. */
  readSent(): string | undefined;
  /** Brings the option's other control in step with the one that was changed. */
  follow(changed: EventTarget | null): void;
}

/** A control of an option: what it is alone, and how it is set. */
export interface OptionControl extends Omit<ProductOption, 'name' | 'follow'> {
  write(value: string | undefined): void;
  has(changed: EventTarget | null): boolean;
}
