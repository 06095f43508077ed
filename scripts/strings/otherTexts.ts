/** Texts that our code writes itself, because the bootstrap can't wait for `src/strings`. */
export const inPlace: readonly { text: string; file: string; source: string }[] = [
  {
    text: 'Detected second run, this is bad.',
    file: 'src/bootstrap.ts',
    source: "'Detected second run, this is bad.'",
  },
  {
    text: 'Loading chunk N failed',
    file: 'src/chunks/chunkError.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the file holds.
    source: '`Loading chunk ${chunk} failed`',
  },
];

/** Texts that are not here yet, each with the part that owes it. */
export const pending: readonly { text: string; part: string }[] = [];

/** What the specification quotes and nobody reads, each with what it is. */
export const noTexts: Readonly<Record<string, string>> = {
  true: 'a value: the variant of a feature toggle that is on',
  widthxheight: 'the form of data-image-dimensions',
  'lat,lng': 'the form of a location label',
  'count / max': "the form of a counter: forms.counter, '{count} / {max}'",
  'scroll up': 'a part of forms.problemAbove',
};
