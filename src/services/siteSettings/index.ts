import {
  autocompletePlaces,
  fetchPlaceDetails,
  type TrackingContext,
} from '#calls/endpoints/site/googlePlaces';
import {
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
} from '#calls/endpoints/site/multilingual';
import {
  fetchSiteHeaderFooter,
  type SiteHeaderFooter,
  saveSiteHeaderFooter,
} from '#calls/endpoints/site/siteHeaderFooter';
import type { Runtime } from '#engine/runtime';

declare module '#engine/runtime' {
  interface Services {
    /** What the owner sets for the site as a whole, and the places that its pages look up. */
    site: SiteSettings;
  }
}

/** The parameters of a lookup, by the maps service's own names. */
type PlaceQuery = Readonly<Record<string, string>>;

/**
 * What the owner sets for the site as a whole, and the places that its pages look up: the service
 * `site`. Every call throws an HttpError where it fails.
 */
export interface SiteSettings {
  /** Fetches the settings for several languages. Their shape is the server's. */
  languageSettings(): Promise<unknown>;
  /** Fetches how far the site's languages are. Its shape is the server's. */
  languageStatus(): Promise<unknown>;
  /** Sets the languages, as language tags. */
  saveLanguages(languages: readonly string[]): Promise<void>;
  /** Fetches header and footer: HTML of the owner's. */
  headerFooter(): Promise<SiteHeaderFooter>;
  saveHeaderFooter(parts: SiteHeaderFooter): Promise<void>;
  /** Looks up the places that match what was typed. The answer is the maps service's. */
  findPlaces(query: PlaceQuery, where: TrackingContext, signal?: AbortSignal): Promise<unknown>;
  /** Looks up one place. The answer is the maps service's. */
  place(query: PlaceQuery, where: TrackingContext, signal?: AbortSignal): Promise<unknown>;
}

export function createService(runtime: Runtime): SiteSettings {
  const http = () => runtime.use('http');
  return {
    languageSettings: async () => fetchMultilingualSettings(await http()),
    languageStatus: async () => fetchMultilingualStatus(await http()),
    saveLanguages: async (languages) => saveLanguages(await http(), languages),
    headerFooter: async () => fetchSiteHeaderFooter(await http()),
    saveHeaderFooter: async (parts) => saveSiteHeaderFooter(await http(), parts),
    findPlaces: async (...lookup) => autocompletePlaces(await http(), ...lookup),
    place: async (...lookup) => fetchPlaceDetails(await http(), ...lookup),
  };
}
