/** A purchase that is to be reviewed. */
export const reviews = {
  noStars: 'Please select a star rating',
  expired: 'Your review request has expired',
  reviewed: 'You have already reviewed this purchase',
};
