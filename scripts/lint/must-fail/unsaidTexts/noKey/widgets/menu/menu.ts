import { page } from '#texts/site/page';

console.log(page.justNow);
