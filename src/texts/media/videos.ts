/** What videos say. */
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
};
