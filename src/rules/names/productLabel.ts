import { products } from '#texts/commerce/products';
import { ContentStatus } from '../enumerations/content/contentStatus';

/** What a product's owner reads of it: available, scheduled, hidden, or unsupported. */
export function productLabel(status: ContentStatus): string {
  switch (status) {
    case ContentStatus.Published:
      return products.published;
    case ContentStatus.Scheduled:
      return products.scheduled;
    case ContentStatus.Draft:
      return products.draft;
    default:
      return products.unsupported;
  }
}
