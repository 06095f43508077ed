/** The page on which a product is reviewed. */
export const reviews = {
  noRating: 'Please select a star rating',
  requestExpired: 'Your review request has expired',
  alreadyReviewed: 'You have already reviewed this purchase',
};
