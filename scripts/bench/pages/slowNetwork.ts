import type { CDPSession } from '@playwright/test';

/** A slow phone connection: milliseconds until an answer begins, and bits a second each way. */
export const SLOW_NETWORK = { latency: 150, down: 1_600_000, up: 750_000 };

const BITS = 8;

/** Makes what a page asks for as slow as on a phone far from a mast. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_NETWORK.latency,
    downloadThroughput: SLOW_NETWORK.down / BITS,
    uploadThroughput: SLOW_NETWORK.up / BITS,
  });
}
