import type { FieldKind } from '#forms/fields/fieldKinds';

/** A field as the block's JSON has it. What its kind has no use for is empty. */
export interface RenderField {
  kind: FieldKind;
  /** Names it in the submission. */
  id: string;
  title: string;
  /** HTML of the owner's editor. */
  description: string;
  placeholder: string;
  isRequired: boolean;
  /** Of a checkbox, radio or select; of a likert field its questions. */
  options: readonly string[];
  /** Of a text area, in characters; 0 where there is no limit. */
  maxLength: number;
  /** Of a phone. */
  hasCountryCode: boolean;
  /** Of a currency: `$`. */
  symbol: string;
  /** Of a section. */
  isUnderlined: boolean;
  /** The name of a hidden field, and what it holds unless the address says otherwise. */
  key: string;
  value: string;
}

/** One input of an address, in the order of the country's format. */
export interface AddressPart {
  /** `Line1`, `City`: what the platform calls it. */
  identifier: string;
  label: string;
  isRequired: boolean;
  /** For `autocomplete`; empty where the format says nothing that a browser knows. */
  autocomplete: string;
}

export interface Country {
  name: string;
  /** With its plus: `+44`. */
  phoneCode: string;
}

/** How the site's country writes what has several parts. */
export interface FieldFormats {
  familyNameFirst: boolean;
  addressParts: readonly AddressPart[];
  /** The longest that each of the three parts of a number may be; none where it is not known. */
  phoneLengths: readonly number[];
  countries: readonly Country[];
}

/** The captions of the parts, in the language of the site. */
export interface FieldTexts {
  firstName: string;
  lastName: string;
  month: string;
  day: string;
  year: string;
  hour: string;
  minute: string;
  second: string;
  amPm: string;
  am: string;
  pm: string;
  country: string;
  areaCode: string;
  prefix: string;
  line: string;
  addressCountry: string;
  /** What a screen reader says where no input can say it. */
  required: string;
  /** From strong disagreement to strong agreement: −2 to 2. */
  likert: readonly string[];
  submit: string;
  openForm: string;
}

/** A form of the third generation: all that its block's JSON says of how it looks. */
export interface RenderModel {
  formId: string;
  /** Above a form that shows its title; else empty. */
  title: string;
  /** Where it would be sent without script: a full address, or empty. */
  action: string;
  successRedirect: string;
  fields: readonly RenderField[];
  formats: FieldFormats;
  texts: FieldTexts;
  button: {
    text: string;
    variant: 'primary' | 'secondary' | 'tertiary';
    alignment: 'left' | 'center' | 'right' | 'stretch';
  };
  /** HTML of the owner's editor, below the fields. */
  disclaimer: string;
  /** HTML of the owner's editor, shown after success. */
  submissionMessage: string;
  captcha: { theme: 'light' | 'dark'; alignment: 'left' | 'center' | 'right' } | null;
  /** The text of the button that opens the form; null for a form in the page. */
  lightboxHandle: string | null;
}
