/**
 * The months in English. Known here since the first date that Chromium formats takes 11 ms, on a slow phone 45.
 */
export const ENGLISH_MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
