import { findElement } from '../../browser/findElement';

/*
 * What pages do that load the code of a slideshow as ours does: not before it is in view, and on a
 * page's own request.
 */
const stage = findElement('#stage');
new IntersectionObserver(([entry], observer) => {
  if (!entry?.isIntersecting) return;
  observer.disconnect();
  import(`${stage.dataset.whenSeen}`);
}).observe(stage);
