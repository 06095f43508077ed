import type { Runtime } from '#engine/runtime';
import { copyLive } from './copyLive';
import type { HtmlGate } from './htmlGate';
import { createOwnerHtml } from './ownerHtml';
import { sanitizeHtml } from './sanitizeHtml';

/** The HTML gate as a service, so that its code is in one chunk and loads with the first HTML. */
export function createService(runtime: Runtime): HtmlGate {
  return {
    sanitize: (html) => sanitizeHtml(runtime, html),
    copyLive,
    owner: createOwnerHtml(runtime),
  };
}
