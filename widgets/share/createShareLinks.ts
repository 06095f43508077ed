import { fillText } from '#texts/fillText';
import type { sharing } from '#texts/social/sharing';
import type { ShareModel } from './read';
import { type ShareService, shareServices } from './shareAddresses';

/** Creates the plain links by which a page is shared. Nobody is asked for anything before a press. */
export const createShareLinks = (model: ShareModel, texts: typeof sharing): HTMLElement[] =>
  model.services.map((service) => {
    const { name, address }: ShareService = shareServices[service];
    const link = document.createElement('a');
    link.className = 'skerry-share-item';
    link.href = address(model);
    link.textContent = name || texts.email;
    link.setAttribute('aria-label', name ? fillText(texts.on, { name }) : texts.byEmail);
    if (name) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    return link;
  });
