/** Sections of a form's model. */
export enum FormModelSection {
  Build = 1,
  Storage = 2,
  Advanced = 3,
  Captcha = 4,
  Disclaimer = 5,
}
