import { describe, expect, it } from 'vitest';
import type { SiteContext } from '../context/siteContext';
import { configAddress, escapesToConfig, isConfig, ownerRedirect } from './configAddress';

const contextOf = (values: Record<string, unknown>): SiteContext => ({
  has: () => false,
  read: (path, fallback) => (values[path] as typeof fallback) ?? fallback,
});

const owner = { 'authenticatedAccount.id': 'ada', websiteRoles: [1] };

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

describe('stays', () => {
  it.each<[string, Record<string, unknown>, string?, boolean?]>([
    ['a visitor', {}],
    ['who may only look', { ...owner, websiteRoles: [10] }],
    ['who may only look, as an object', { ...owner, websiteRoles: [{ id: 10 }, { role: 10 }] }],
    ['with noredirect', owner, 'https://harbour.example/?noredirect'],
    ['with a value of noredirect', owner, 'https://harbour.example/?x=1&noredirect=false'],
    ['on localhost', owner, 'http://localhost:8080/'],
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
    ['from a host that only ends alike', owner, 'https://my.localhost/'],
  ])('%s', (_, values, page) => {
    expect(redirect(values, page)).toContain('/config/?frameUrl=%2F');
  });
});

it.each<[string, Record<string, unknown>, boolean]>([
  ['an owner, where the site wants it', {}, true],
  ['an owner, where the site does not', { 'websiteSettings.useEscapeKeyToLogin': false }, false],
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
