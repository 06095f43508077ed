/** One way to pay, and what is shown while it is chosen. */
export interface PriceOption {
  /** What chooses it: a radio, or on the platform whatever stands for one. */
  control: HTMLElement;
  /** Its price, its join button, its section. */
  parts: readonly HTMLElement[];
}

/** A choice among ways to pay, read. */
export interface PricingModel {
  /** Around the controls. */
  group: HTMLElement;
  /** In the order of the document. */
  options: readonly PriceOption[];
  /** The index of the one that the server, or the visitor, has chosen. */
  chosen: number;
  /** The platform's: its controls are no radios yet, and its classes say what is seen. */
  isPlatforms: boolean;
}
