/** Sound, for the console. */
export const sounds = {
  badSoundCloud: 'Issue parsing SoundCloud url',
};
