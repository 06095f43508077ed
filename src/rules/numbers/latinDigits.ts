/** The zeros of the digits that keyboards type beside Latin ones: Arabic, Persian, Hindi, Bengali, full-width. */
const ZEROS = [...'٠۰०০０'];

/** Returns a text with its digits as Latin ones: `٣`, `۳`, `३` and `３` are 3. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const values = ZEROS.map((zero) => digit.charCodeAt(0) - zero.charCodeAt(0));
    return String(values.find((value) => value >= 0 && value <= 9) ?? digit);
  });
