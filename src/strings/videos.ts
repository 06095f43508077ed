/** Videos and sound. */
export const videos = {
  /** What a video is called that has no title. */
  untitled: 'Video',
  play: 'Play video',
  titled: '{what}: {title}',
  load: 'Load video from {site}',
  watch: 'Watch on {site}',
  invalidEmbed: 'Invalid video embed.',
  onlyEmbedded:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  /**
   * Nothing says this: the platform's own player asked Vimeo for a video's file, which these accounts
   * do not give. Here Vimeo's own player is in the frame, which plays it or says why not.
   */
  vimeoBasic: 'Vimeo Basic accounts are unsupported.',
  /** Console. */
  soundCloudUrl: 'Issue parsing SoundCloud url',
};
