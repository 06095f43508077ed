import { expect, it } from 'vitest';
import { presentCookieSettings, readCookieSettings } from './cookieSettings';

it.each([true, false])(
  'has the activity log (%s) as its opposite, and the other as it is',
  (value) => {
    expect(presentCookieSettings({ isActivityLogEnabled: value })).toEqual({
      isVisitorDataRestricted: !value,
    });
    expect(presentCookieSettings({ isAnalyticsCookiesDisabled: value })).toEqual({
      isRestrictiveCookiePolicyEnabled: value,
    });
    expect(readCookieSettings({ isVisitorDataRestricted: value })).toEqual({
      isActivityLogEnabled: !value,
    });
    expect(readCookieSettings({ isRestrictiveCookiePolicyEnabled: value })).toEqual({
      isAnalyticsCookiesDisabled: value,
    });
  },
);
