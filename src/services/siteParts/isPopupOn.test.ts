import { afterEach, expect, it, vi } from 'vitest';
import { createSiteContext } from '#engine/context/createSiteContext';
import { isPopupOn } from './isPopupOn';

afterEach(() => {
  vi.unstubAllGlobals();
});

const here = { collection: { id: 'here' } };

it.each([
  [here, { showOnAllPages: true, showOnTimer: true }, true],
  [here, { showOnAllPages: true, showOnScroll: true }, true],
  [here, { enabledPages: ['there', 'here'], showOnTimer: true }, true],
  [{ collectionId: 'here' }, { enabledPages: ['here'], showOnTimer: true }, true],
  [here, { enabledPages: ['there'], showOnTimer: true }, false],
  [here, { showOnAllPages: true }, false],
  [here, { showOnAllPages: 'true', showOnTimer: true }, false],
  [here, { enabledPages: ['here'] }, false],
  [here, { showOnTimer: true }, false],
  [{}, { enabledPages: [], showOnTimer: true }, false],
  [here, { style: 1, enabledPages: [] }, false],
])('%j with %j: %s', (page, popupOverlaySettings, isOn) => {
  const websiteSettings = { popupOverlaySettings };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { ...page, websiteSettings } });
  expect(isPopupOn(createSiteContext())).toBe(isOn);
});
