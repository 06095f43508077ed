/** What films behind a part of the page say. */
export const backgrounds = {
  untitled: 'Background video',
  play: 'Play background video',
  pause: 'Pause background video',
  load: 'Load background video from {site}',
};
