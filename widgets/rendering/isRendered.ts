import { textsIn } from '#page/fields/textsIn';

/** What is seen without a text. */
const SEEN = 'img,picture,svg,video,audio,iframe,object,embed,canvas,input,button,hr';

/** What is a text of the document, and seen by nobody. */
const UNSEEN = 'style,script,template,noscript';

/** Whether the server has rendered something there that a visitor sees. */
export const isRendered = (place: Element): boolean =>
  place.querySelector(SEEN) !== null ||
  textsIn(place).some(({ parentElement }) => !parentElement?.closest(UNSEEN));
