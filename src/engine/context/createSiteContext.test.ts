import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createSiteContext } from './createSiteContext';

let warn: MockInstance<typeof console.warn>;

function platform(context: unknown) {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
}

function neutral(json: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.siteContext = '';
  script.textContent = json;
  document.head.append(script);
}

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('gives fallbacks, silently, where the page says nothing', () => {
  expect(createSiteContext().read('pageType', 2)).toBe(2);
  vi.stubGlobal('Static', {});
  expect(createSiteContext().read('website.id', 'none')).toBe('none');
  expect(warn).not.toHaveBeenCalled();
});

it('reads the platform context', () => {
  platform({
    pageType: 205,
    website: { developerMode: true, captchaSettings: { siteKey: 'k' } },
    cookieSettings: { cookieBannerText: '' },
    demoCollections: [1],
    rollups: { 'squarespace-forms': { js: '//assets/forms.js' } },
  });
  const context = createSiteContext();
  expect(context.read('pageType', 0)).toBe(205);
  expect(context.read('website.developerMode', false)).toBe(true);
  expect(context.read('website.captchaSettings.siteKey', '')).toBe('k');
  expect(context.read('cookieSettings.cookieBannerText', 'text')).toBe('');
  expect(context.read('demoCollections', [])).toEqual([1]);
  expect(context.read('rollups', {})).toHaveProperty('squarespace-forms');
  expect(warn).not.toHaveBeenCalled();
});

it.each(['text', [], 1, document.createElement('input')])(
  'takes a context that is %s for a restrictive policy',
  (context) => {
    platform(context);
    const { read } = createSiteContext();
    expect(read('cookieSettings.isRestrictiveCookiePolicyEnabled', false)).toBe(true);
    expect(read('website.id', '')).toBe('');
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

it('takes an element in the place of the platform’s object for a restrictive policy', () => {
  vi.stubGlobal('Static', document.createElement('form'));
  const { read } = createSiteContext();
  expect(read('cookieSettings.isRestrictiveCookiePolicyEnabled', false)).toBe(true);
});

it.each(['{', 'null', '[]', '"x"'])('takes the text %s for a restrictive policy', (json) => {
  neutral(json);
  const { read } = createSiteContext();
  expect(read('cookieSettings.isRestrictiveCookiePolicyEnabled', false)).toBe(true);
});

describe('what pages and initializers read for themselves', () => {
  const read = (context: object) => {
    platform(context);
    const { read } = createSiteContext();
    return [read('websiteSettings.pinterestOverlayOptions.mode', ''), read('demoCollections', [])];
  };

  it('is Pinterest’s overlay mode, and the demo collections', () => {
    const demo = [{ collectionId: '5f1a', url: '/demo' }];
    expect(
      read({
        websiteSettings: { pinterestOverlayOptions: { mode: 'hover' } },
        demoCollections: demo,
      }),
    ).toEqual(['hover', demo]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is missing without a word', () => {
    expect(read({ websiteSettings: { pinterestOverlayOptions: null } })).toEqual(['', []]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is refused by name where it is something else', () => {
    expect(
      read({ websiteSettings: { pinterestOverlayOptions: { mode: 1 } }, demoCollections: {} }),
    ).toEqual(['', []]);
    expect(warn.mock.calls.flat()).toEqual([
      'Skerry: site context: websiteSettings.pinterestOverlayOptions.mode is no String',
      'Skerry: site context: demoCollections is no Array',
    ]);
  });
});

it('reads the neutral context, and the platform context where there are both', () => {
  neutral('{"pageType": 2}');
  expect(createSiteContext().read('pageType', 0)).toBe(2);
  platform({ pageType: 50 });
  expect(createSiteContext().read('pageType', 0)).toBe(50);
});

it('warns of a field of a wrong type by its name, and gives the fallback', () => {
  platform({ pageType: '2', website: { id: 7 }, item: 'post', websiteRoles: {}, rollups: [] });
  const context = createSiteContext();
  expect(context.read('pageType', 1)).toBe(1);
  expect(context.read('website.id', '')).toBe('');
  expect(context.read('item.title', '')).toBe('');
  expect(context.read('websiteRoles', [])).toEqual([]);
  expect(context.read('rollups', {})).toEqual({});
  expect(warn.mock.calls.flat()).toEqual([
    'Skerry: site context: pageType is no Number',
    'Skerry: site context: website.id is no String',
    'Skerry: site context: websiteRoles is no Array',
    'Skerry: site context: rollups is no Object',
  ]);
});

it('takes null for missing', () => {
  platform({ pageType: null, item: null });
  const context = createSiteContext();
  expect(context.read('pageType', 3)).toBe(3);
  expect(context.read('item.title', 'none')).toBe('none');
  expect(warn).not.toHaveBeenCalled();
});

it.each(['"text"', '[]', '7', 'null'])('gives fallbacks for a context that is %j', (json) => {
  neutral(json);
  expect(createSiteContext().read('pageType', 3)).toBe(3);
});

it.each(['{', ''])('warns once of a context that is %j', (json) => {
  neutral(json);
  expect(createSiteContext().read('pageType', 3)).toBe(3);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/^Skerry: site context: /);
});

it('takes nothing from prototypes', () => {
  neutral('{"__proto__": {"pageType": 5}, "website": {"__proto__": {"id": "x"}}}');
  expect(createSiteContext().read('pageType', 0)).toBe(0);
  expect(createSiteContext().read('website.id', '')).toBe('');
  platform(Object.create({ pageType: 5 }));
  expect(createSiteContext().read('pageType', 0)).toBe(0);
});

it('is not misled by an element that takes the name Static', () => {
  const form = document.createElement('form');
  vi.stubGlobal('Static', form);
  neutral('{"pageType": 3}');
  expect(createSiteContext().read('pageType', 0)).toBe(3);
  Object.assign(form, { SQUARESPACE_CONTEXT: document.createElement('input') });
  expect(createSiteContext().read('pageType', 0)).toBe(0);
});
