import type { Visit } from './suite';

/** How much slower than this machine the measured pages run. */
export const CPU_THROTTLING = 4;

/** Makes the page as slow as a phone, or as fast as the machine again. */
export async function slowDown(
  { session }: Pick<Visit, 'session'>,
  rate = CPU_THROTTLING,
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
