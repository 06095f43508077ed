/** What is shown of other sites. */
export const embeds = {
  load: 'Load content from {site}',
  titled: 'Content from {site}',
};
