/** Texts that stand in the code itself: it can't wait for `src/texts`, or says a single one. */
export const inPlace: readonly { text: string; file: string; source: string }[] = [
  {
    text: 'Detected second run, this is bad.',
    file: 'src/bootstrap.ts',
    source: "'Detected second run, this is bad.'",
  },
  {
    text: 'Loading chunk N failed',
    file: 'src/engine/chunks/chunkError.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the file holds.
    source: '`Loading chunk ${chunk} failed`',
  },
  {
    text: 'Error decoding gallery block data.',
    file: 'src/engine/registry/placementLife.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the file holds.
    source: '`data-block-json: Error decoding ${initializer.name} block data. `',
  },
  {
    text: 'Commerce rollup not loaded',
    file: 'src/commerce/warnNotLoaded.ts',
    source: "'Commerce rollup not loaded'",
  },
];

/** Texts that are not here yet, each with the part that owes it. */
export const pending: readonly { text: string; part: string }[] = [
  { part: 'editing', text: 'No response data from job request' },
  { part: 'editing', text: 'Please enter a valid email' },
  { part: 'editing', text: 'Emails must be formatted as {email}' },
  { part: 'editing', text: 'Links must be formatted as {host} or {host}' },
  { part: 'editing', text: '{val} is not a valid page URL' },
  { part: 'editing', text: '{val} is not one of the expected options' },
  { part: 'editing', text: 'A List must be selected' },
  { part: 'editing', text: 'This {tagType} already exists' },
  { part: 'editing', text: 'You may only edit one {tagType} at a time' },
  { part: 'editing', text: 'Code editing is not available on Android' },
  { part: 'editing', text: 'Unable to open form' },
  { part: 'editing', text: 'Unable to update form' },
  { part: 'editing', text: 'Unable to load fonts' },
  { part: 'editing', text: 'Unable to load collections' },
  { part: 'editing', text: 'Failed to load timezone {timeZone}' },
  { part: 'uploads', text: 'File upload failed to complete' },
  { part: 'uploads', text: 'File processing failed' },
  { part: 'uploads', text: 'File processing cancelled' },
  {
    part: 'uploads',
    text: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  },
  { part: 'uploads', text: 'The file {fileName} does not appear to be a supported file' },
  { part: 'uploads', text: 'There was a problem while renaming your file' },
  { part: 'uploads', text: 'There was a problem while uploading your file' },
  { part: 'uploads', text: 'Please enter a file name' },
  { part: 'galleries', text: 'Loader2 not found' },
  { part: 'audio', text: 'Vimeo Basic accounts are unsupported.' },
];

/** What the specification quotes and nobody reads, each with what it is. */
export const noTexts: Readonly<Record<string, string>> = {
  true: 'a value: the variant of a feature toggle that is on',
  widthxheight: 'the form of data-image-dimensions',
  'lat,lng': 'the form of a location label',
  'count / max': "the form of a counter: forms.counter, '{count} / {max}'",
  'scroll up': 'a part of forms.problemAbove',
};
