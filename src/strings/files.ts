/** Uploads and their processing. */
export const files = {
  uploadFailed: 'File upload failed to complete',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  unsupported: 'The file {fileName} does not appear to be a supported file',
  renameProblem: 'There was a problem while renaming your file',
  uploadProblem: 'There was a problem while uploading your file',
  noName: 'Please enter a file name',
};
