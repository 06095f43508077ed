import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { shareNames, shareServices } from './shareAddresses';

const shared = {
  url: 'https://harbour.example/log?day=1&tide=2#low',
  title: 'Tea & toast + more',
  image: 'https://harbour.example/quay.jpg',
};

it('gives each service the address, and the title where it takes one', () => {
  const addresses = shareNames.map((name) => new URL(shareServices[name].address(shared)));
  expect(addresses.map(({ host, searchParams }) => [host, ...searchParams.values()])).toEqual([
    ['www.facebook.com', shared.url],
    ['x.com', shared.title, shared.url],
    ['www.linkedin.com', shared.url],
    ['www.pinterest.com', shared.url, shared.image, shared.title],
    ['www.reddit.com', shared.url, shared.title],
    ['www.tumblr.com', shared.url, shared.title],
    ['wa.me', `${shared.title} ${shared.url}`],
    ['', shared.title, shared.url],
  ]);
});

it('writes an e-mail’s spaces and signs so that mail programs read them', () => {
  expect(shareServices.email.address(shared)).toBe(
    'mailto:?subject=Tea%20%26%20toast%20%2B%20more&body=https%3A%2F%2Fharbour.example%2Flog%3Fday%3D1%26tide%3D2%23low',
  );
});

it('stays at its service, whatever is shared', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shareNames),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (name, title, image) => {
        const { address } = shareServices[name];
        const plain = new URL(address({ url: 'https://a.example/', title: '', image: '' }));
        const given = new URL(address({ url: 'https://a.example/', title, image }));
        expect(given.origin + given.pathname).toBe(plain.origin + plain.pathname);
        expect(given.hash).toBe('');
      },
    ),
    propertyRuns,
  );
});
