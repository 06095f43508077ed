import { ignoreFailure } from '#calls/endpoints/ignoreFailure';
import { recordEvent } from '#calls/endpoints/measurement/recordEvent';
import { recordQuickView } from '#calls/endpoints/measurement/recordQuickView';
import { sendEvent } from '#calls/endpoints/measurement/sendEvent';
import type { Http } from '#calls/http/http';
import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { readCookie } from '#engine/storage/readCookie';
import { whenActivated } from '#engine/visibility/whenActivated';
import { isAdministrator } from '#site/account/isAdministrator';
import { isOfSite } from '#site/account/isOfSite';
import { createConsent } from '#site/consent/consent';
import { callPixel } from './callPixel';
import { createTracer, type Tracer } from './createTracer';
import { environmentOf } from './environment';
import type { PixelAction } from './pixelAction';

declare module '#engine/events' {
  interface SkerryEvents {
    /** Something that advertising pixels are told of, with the visitor's consent to ads. */
    pixel: { action: PixelAction; data: Readonly<Record<string, unknown>> };
  }
}

declare module '#engine/runtime' {
  interface Services {
    /** Measurement, with the visitor's consent. */
    analytics: Analytics;
  }
}

/**
 * Measurement by code: the service `analytics`. Each method asks for the visitor's consent anew,
 * sends nothing without it, on a page of no site, or before the visitor of a page that was rendered
 * ahead has come to it, and never throws. A failure is silent unless the method says otherwise.
 */
export interface Analytics {
  /**
   * Records an internal event (RecordEvent). An administrator's events go to the site's other tabs
   * too, whatever a visitor has agreed to: their pages fire `skerry:editorevent` where an
   * administrator looks at them.
   *
   * @param extra More fields of the form.
   */
  record(
    event: string,
    data?: Readonly<Record<string, unknown>>,
    extra?: Readonly<Record<string, string>>,
  ): void;
  /**
   * Sends an event to the events service, with what all events say of page and visitor. A status
   * other than 200 and 202 is an error on the console: 'Error tracking event: HTTP Status {code}'.
   */
  send(customSchemaName: string, customData: Readonly<Record<string, unknown>>): void;
  /** Notes something of this page. The notes go out every 30 s, and when the page is left. */
  trace(type: string, data: unknown): void;
  /**
   * Tells the advertising pixels on the page, and whoever listens to `skerry:pixel`; of a page of no
   * site too, since they are the page's own.
   */
  pixel(action: PixelAction, data?: Readonly<Record<string, unknown>>): void;
  /** Records that a product was looked at without going to its page, and tells the pixels of it. */
  quickView(id: string): void;
}

/** Returns what every event of the events service says of page and visitor. */
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

/** Creates the service `analytics`. */
export function createAnalytics(runtime: Runtime): Analytics & { destroy(): void } {
  const { context, report } = runtime;
  const { analytics, ads } = runtime.part(createConsent);
  const scope = runtime.scope();
  let tracer: Tracer | undefined;

  const load = async (act: (http: Http) => unknown) => {
    const http = await runtime.use('http');
    // The visitor may have taken the consent back while the service loaded.
    if (!scope.isEnded && analytics.isGiven()) await act(http);
  };
  /**
   * Acts on a page of a site, with the visitor's consent alone, once they have come to it; never
   * throws.
   */
  const call = (act: (http: Http) => unknown) => {
    if (!isOfSite(context)) return;
    whenActivated(scope, () => {
      if (analytics.isGiven()) void ignoreFailure(() => load(act));
    });
  };
  const pixel = (action: PixelAction, data: Readonly<Record<string, unknown>> = {}) => {
    whenActivated(scope, () => {
      if (!ads.isGiven()) return;
      emit(document, 'pixel', { action, data });
      callPixel(action, data, report);
    });
  };

  return {
    record(event, data = {}, extra) {
      // It leaves neither the browser nor the site: consent is not asked for.
      if (isAdministrator(context)) {
        void ignoreFailure(async () => (await runtime.use('owner')).tellTabs(event, data));
      }
      call((http) => recordEvent(http, event, data, extra));
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
        tracer ??= createTracer(http, scope);
        tracer.note(type, data);
      });
    },
    pixel,
    quickView(id) {
      pixel('viewProduct', { id });
      call((http) => recordQuickView(http, id));
    },
    destroy: scope.destroy,
  };
}
