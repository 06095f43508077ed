import { describe, expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { configAddress, escapesToConfig, isConfig, ownerRedirect } from './configAddress';

const contextOf = (values: Record<string, unknown>): SiteContext => ({
  read: (path, fallback) => (values[path] as typeof fallback) ?? fallback,
});

const site = { 'website.baseUrl': 'https://harbour.example' };
const owner = { ...site, 'authenticatedAccount.id': 'ada', websiteRoles: [1] };

const redirect = (
  values: Record<string, unknown> = owner,
  page = 'https://harbour.example/pier?a=b',
  isFramed = false,
) => ownerRedirect({ context: contextOf(values), page: new URL(page), isFramed });

const CONFIG = 'https://harbour.example/config/?frameUrl=';

it('sends an owner to the configuration, with path and query of the page', () => {
  expect(redirect()).toBe(`${CONFIG}%2Fpier%3Fa%3Db`);
  expect(configAddress(new URL('https://harbour.example/#top'))).toBe(`${CONFIG}%2F`);
});

it.each([
  ['https://harbour.example//evil.example/', '/evil.example/'],
  ['https://harbour.example////evil.example/a?b', '/evil.example/a?b'],
  ['https://harbour.example/\\evil.example/', '/evil.example/'],
  ['https://harbour.example/.//evil.example/', '/evil.example/'],
  ['https://harbour.example/a//b', '/a//b'],
])('shows a page of the own site, whatever %s is', (page, frameUrl) => {
  const given = new URL(configAddress(new URL(page))).searchParams.get('frameUrl');
  expect(given).toBe(frameUrl);
  expect(new URL(given ?? '', 'https://harbour.example').host).toBe('harbour.example');
});

describe('stays', () => {
  it.each<[string, Record<string, unknown>, string?, boolean?]>([
    ['a visitor', site],
    ['who may only look', { ...owner, websiteRoles: [10] }],
    ['who may only look, as an object', { ...owner, websiteRoles: [{ id: 10 }, { role: 10 }] }],
    ['with noredirect', owner, 'https://harbour.example/?noredirect'],
    ['with a value of noredirect', owner, 'https://harbour.example/?x=1&noredirect=false'],
    ['on localhost', { ...owner, 'website.primaryDomain': 'localhost' }, 'http://localhost:8080/'],
    ['on a copy elsewhere', owner, 'https://archive.example/harbour.example/'],
    ['on a host that only begins alike', owner, 'https://harbour.example.copies.example/'],
    ['on a host below', owner, 'https://old.harbour.example/'],
    ['where the site names no host', { ...owner, 'website.baseUrl': '' }],
    ['where the site’s address can’t be read', { ...owner, 'website.baseUrl': 'https://[' }],
    ['in developer mode', { ...owner, 'website.developerMode': true }],
    ['on a site to be cloned', { ...owner, 'website.cloneable': true }],
    ['in a frame', owner, 'https://harbour.example/', true],
    ['in the configuration', owner, 'https://harbour.example/config/pages'],
    ['in the configuration itself', owner, 'https://harbour.example/config'],
  ])('%s', (_, values, page, isFramed) => {
    expect(redirect(values, page, isFramed)).toBeUndefined();
  });
});

describe('goes', () => {
  it.each<[string, Record<string, unknown>, string?]>([
    ['who has more roles than that of a viewer', { ...owner, websiteRoles: [10, 3] }],
    ['without any role known', { ...owner, websiteRoles: [] }],
    ['from a page whose path only begins alike', owner, 'https://harbour.example/configure'],
    [
      'from a host that only ends alike',
      { ...owner, 'website.primaryDomain': 'my.localhost' },
      'https://my.localhost/',
    ],
    [
      'from the platform’s own address',
      { ...owner, 'website.internalUrl': 'https://harbour.host.example' },
      'https://harbour.host.example/',
    ],
    [
      'from the primary domain',
      { ...owner, 'website.primaryDomain': 'www.harbour.example' },
      'https://www.harbour.example/',
    ],
    [
      'from the authentic address',
      { ...owner, 'website.authenticUrl': 'http://pier.example/' },
      'https://pier.example/',
    ],
  ])('%s', (_, values, page) => {
    expect(redirect(values, page)).toContain('/config/?frameUrl=%2F');
  });
});

it.each<[string, Record<string, unknown>, boolean]>([
  ['an owner, where the site wants it', {}, true],
  ['an owner, where the site does not', { 'websiteSettings.useEscapeKeyToLogin': false }, false],
  ['an owner of a saved copy', { 'website.baseUrl': 'https://other.example' }, false],
  ['who may only look', { websiteRoles: [10] }, false],
  ['a viewer who is an editor too', { websiteRoles: [10, 3] }, true],
])('Escape leads %s to the configuration: %#', (_, values, leads) => {
  const context = contextOf({ ...owner, 'websiteSettings.useEscapeKeyToLogin': true, ...values });
  expect(escapesToConfig({ context, page: new URL('https://harbour.example/pier') })).toBe(leads);
});

it('knows the pages of the configuration', () => {
  expect(['/config', '/config/', '/config/pages'].every(isConfig)).toBe(true);
  expect(['/', '/configure', '/pier/config'].some(isConfig)).toBe(false);
});
