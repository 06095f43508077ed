/** What all reservation blocks have. */
interface Common {
  /** Where the company's own page of the restaurant is. */
  link: string;
}

/** A table booking. */
export interface TableBooking extends Common {
  provider: 'opentable';
  /** Of the two generations of blocks, which the style sheets tell apart. */
  version: 1 | 2;
  /** The restaurant's number. */
  restaurantId: string;
  /** The end of the company's name in the restaurant's country: `com`, `co.uk`. */
  domain: string;
  /** Whether title, icons, logo and fields are to be left out; undefined where the markup has it. */
  hideTitle: boolean | undefined;
  hideIcons: boolean | undefined;
  hideLogo: boolean | undefined;
  hideFields: boolean | undefined;
}

/** A booking at Tock. */
export interface TockBooking extends Common {
  provider: 'tock';
  /** The restaurant's name in its address at Tock. */
  business: string;
  /** Of Tock's script. */
  source: string;
  /** What the script reads from its container, by the attributes' names; undefined where the markup has it. */
  settings: Readonly<Record<`data-tock-${string}`, string | undefined>>;
}

/** A reservation block. */
export type Reservation = TableBooking | TockBooking;
