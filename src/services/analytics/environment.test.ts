import { expect, it } from 'vitest';
import type { SiteContext } from '#engine/context/siteContext';
import { environmentOf } from './environment';

const contextOf = (env: string) =>
  ({
    read: (path, fallback) => (path === 'env' && env ? env : fallback),
  }) as SiteContext;

it.each([
  ['PRODUCTION', 'site.example', 'prod'],
  ['PRODUCTION', 'localhost', 'prod'],
  ['STAGING', 'site.example', 'staging'],
  ['QA', 'site.example', 'qa'],
  ['DEV', 'site.example', 'dev'],
  ['development', 'site.example', 'dev'],
  ['', 'site.example', 'prod'],
  ['', 'localhost', 'dev'],
  ['', '127.0.0.1', 'dev'],
  ['', 'localhost.example', 'prod'],
  ['SOMETHING', 'site.example', 'prod'],
])('%j at %s is %s', (env, host, environment) => {
  expect(environmentOf(contextOf(env), host)).toBe(environment);
});
