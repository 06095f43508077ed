import { afterEach, expect, it, vi } from 'vitest';
import { createSiteContext } from '#engine/context/createSiteContext';
import { partsFor } from './partsFor';

const OWN = ['announcement-bar', 'mobile-info-bar', 'popup-overlay'];

/** Which of the bars and popups a context calls for, in a window of a width. */
const barsFor = (context: object, width = 1024) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
  }));
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  return partsFor(createSiteContext()).filter((name) => OWN.includes(name));
};

/** The platform's markup, which the server sends with a page that has a popup. */
const sendPopup = () => {
  document.body.innerHTML =
    '<div class="sqs-slide-wrapper" data-slide-type="popup-overlay" hidden></div>';
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const infoBar = { websiteSettings: { mobileInfoBarSettings: { isLocationEnabled: true } } };
const popup = { popupOverlaySettings: { showOnAllPages: true, showOnTimer: true } };

it.each([
  ['no settings', {}, []],
  ['an announcement', { showAnnouncementBar: true }, ['announcement-bar']],
  ['an information bar', infoBar, ['mobile-info-bar']],
  ['a popup', { websiteSettings: popup }, ['popup-overlay']],
  ['somebody who is logged in', { authenticatedAccount: { id: 'ada' } }, [OWN[0], OWN[2]]],
])('%s', (_, context, parts) => {
  sendPopup();
  expect(barsFor(context)).toEqual(parts);
});

it('leaves the information bar out of larger windows', () => {
  expect(barsFor(infoBar, 1025)).toEqual([]);
});

it.each([
  ['on all pages', { websiteSettings: popup }, []],
  ['for somebody who is logged in', { authenticatedAccount: { id: 'ada' } }, [OWN[0]]],
])('leaves a popup out, of which the server sent nothing: %s', (_, context, parts) => {
  expect(barsFor(context)).toEqual(parts);
});

it.each([
  ['?skerry-debug', { debug: true }, true],
  ['?a=1&skerry-debug=1', { debug: true }, true],
  ['?skerry-debug', {}, false],
  ['?skerry-debug', { debug: 'yes' }, false],
  ['?not-skerry-debug', { debug: true }, false],
  ['?skerry-debug-more', { debug: true }, false],
  ['', { debug: true }, false],
])('the address %j, on a site that says %j, opens the debug mode: %s', (query, context, isOpen) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
  history.replaceState(null, '', `/${query}`);
  expect(partsFor(createSiteContext()).includes('debug')).toBe(isOpen);
  history.replaceState(null, '', '/');
});
