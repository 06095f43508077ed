/** Like buttons. */
export const likes = {
  like: 'Like',
  oneLike: '1 like',
  likes: '{n} likes',
  failed: 'Your like could not be saved. Please try again.',
};
