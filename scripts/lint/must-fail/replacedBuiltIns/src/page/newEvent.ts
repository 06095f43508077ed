export const tell = (input: Element) => input.dispatchEvent(new Event('change'));
