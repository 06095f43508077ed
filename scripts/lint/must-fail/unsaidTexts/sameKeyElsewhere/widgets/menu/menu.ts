import { siteTexts } from '#texts/siteTexts';
import { menus } from '#texts/site/menus';

const texts = siteTexts(runtime, 'menus', menus);
console.log(texts.close);
