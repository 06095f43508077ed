import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageOf, readMessage } from './frameMessages';

it.each([
  ['{"event":"onStateChange","info":1}', 'playing'],
  ['{"event":"onStateChange","info":3}', 'buffering'],
  ['{"event":"infoDelivery","info":{"playerState":1}}', 'playing'],
  ['{"event":"infoDelivery","info":null}', undefined],
  ['{"event":"onStateChange","info":2}', undefined],
  ['{"event":"playing"}', 'playing'],
  [{ event: 'bufferstart' }, 'buffering'],
  ['{"event":"ready"}', undefined],
  ['no json', undefined],
  [null, undefined],
])('%j tells %s', (data, state) => {
  expect(readMessage(data)).toBe(state);
});

it('takes any message', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect([undefined, 'playing', 'buffering']).toContain(readMessage(data));
    }),
  );
});

it('makes a film of YouTube begin anew, without a sound', () => {
  const { parameters } = languageOf(new URL('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'));
  expect(parameters).toMatchObject({
    loop: '1',
    playlist: 'aqz-KE-bpKQ',
    mute: '1',
    controls: '0',
  });
});
