/** Links by which a visitor tells others of a page. */
export const sharing = {
  share: 'Share',
  /** The name of a link to a company: its own name stands in it. */
  on: 'Share on {name}',
  email: 'E-mail',
  byEmail: 'Share by e-mail',
  copy: 'Copy link',
  copied: 'Link copied',
};
