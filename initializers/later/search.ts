import { defineInitializer } from '#engine/initializer';

export const search = defineInitializer({
  name: 'search',
  selector: '[data-block=search],.sqs-search-ui-text-input,.sqs-search-page-input',
  load: () => import('#widgets/search/index'),
});
