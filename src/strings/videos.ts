/** Videos and sound. */
export const videos = {
  invalidEmbed: 'Invalid video embed.',
  onlyEmbedded:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  vimeoBasic: 'Vimeo Basic accounts are unsupported.',
  /** Console. */
  soundCloudUrl: 'Issue parsing SoundCloud url',
};
