// The platform's fixed names.

/** The navigation of pages that no menu shows. */
export const HIDDEN_NAVIGATION = '_hidden';
/** The navigation of the pages for members. */
export const MEMBER_AREA_NAVIGATION = '_memberareas';
/** The page that tells of a template. */
export const README_PAGE = 'readme';
/** The id of the node of the newsletter's overlay. */
export const NEWSLETTER_OVERLAY_ID = 'overlayNewsletterEmail';
