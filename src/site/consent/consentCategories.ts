/** What may run only with the visitor's consent, by what it is for. */
export const consentCategories = ['analytics', 'ads', 'embeds'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** A yes or a no to each category. */
export type ConsentByCategory = Readonly<Record<ConsentCategory, boolean>>;

/** A yes or a no to all, or to each category: one that is not named is refused. */
export type ConsentAnswer = boolean | Partial<ConsentByCategory>;
