import { products } from '#texts/commerce/products';
import { ContentStatus } from '../enumerations/content/contentStatus';

/**
 * Returns what is said of a product by its workflow state: available, scheduled, hidden, or unsupported.
 *
 * @param status The state's number, or its name: `PUBLISHED`, `SCHEDULED`, `DRAFT`.
 */
export function productLabel(status: ContentStatus | string, texts = products): string {
  switch (status) {
    case ContentStatus.Published:
    case 'PUBLISHED':
      return texts.published;
    case ContentStatus.Scheduled:
    case 'SCHEDULED':
      return texts.scheduled;
    case ContentStatus.Draft:
    case 'DRAFT':
      return texts.draft;
    default:
      return texts.unsupported;
  }
}
