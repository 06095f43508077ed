/** Links to the comments on a page. */
export const comments = {
  label: 'Comments',
  none: 'No comments',
  oneComment: '1 comment',
  comments: '{n} comments',
};
