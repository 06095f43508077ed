import { ignoreFailure } from '../api/ignoreFailure';
import { recordEvent } from '../api/recordEvent';
import { recordQuickView } from '../api/recordQuickView';
import { sendEvent } from '../api/sendEvent';
import { createConsent } from '../consent/createConsent';
import { emit } from '../events';
import type { Http } from '../http/http';
import { isAdministrator } from '../owner/isAdministrator';
import type { Runtime } from '../runtime';
import type { Analytics } from '../services/analytics';
import { readCookie } from '../storage/readCookie';
import { createTracer, type Tracer } from './createTracer';
import { environmentOf } from './environment';
import { tellPixels } from './tellPixels';

/** What every event of the events service says. */
function commonData({ context }: Runtime): Record<string, unknown> {
  return {
    source: 'WEB',
    environment: environmentOf(context),
    websiteId: context.read('website.id', ''),
    pageUrl: location.href,
    referrer: document.referrer,
    visitorCookie: readCookie('ss_cvr') ?? '',
    clientDate: Date.now(),
  };
}

/** Makes the service `analytics`. */
export function createAnalytics(runtime: Runtime): Analytics & { destroy(): void } {
  const { context, report } = runtime;
  const consent = runtime.part(createConsent);
  let tracer: Tracer | undefined;
  let isDestroyed = false;

  /** Does nothing without consent, and never throws. */
  const call = (act: (http: Http) => unknown) => {
    if (!consent.isGiven()) return;
    void ignoreFailure(async () => {
      const http = await runtime.use('http');
      // Meanwhile the visitor may have taken it back.
      if (!isDestroyed && consent.isGiven()) await act(http);
    });
  };

  return {
    record(event, data = {}, extra) {
      call((http) => {
        if (isAdministrator(context)) {
          void ignoreFailure(async () => (await runtime.use('owner')).tellTabs(event, data));
        }
        return recordEvent(http, event, data, extra);
      });
    },
    send(customSchemaName, customData) {
      call(async (http) => {
        const analyticsId = context.read('website.id', '');
        const event = {
          analyticsId,
          commonData: commonData(runtime),
          customData,
          customSchemaName,
        };
        await sendEvent(http, event).catch((error: Error) => console.error(error.message));
      });
    },
    trace(type, data) {
      call((http) => {
        tracer ??= createTracer(http, runtime);
        tracer.note(type, data);
      });
    },
    pixel(action, data = {}) {
      if (!consent.isGiven()) return;
      emit(document, 'pixel', { action, data });
      tellPixels(action, data, report);
    },
    quickView(id) {
      call((http) => recordQuickView(http, id));
    },
    destroy() {
      isDestroyed = true;
      tracer?.destroy();
    },
  };
}
