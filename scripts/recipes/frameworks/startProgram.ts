import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../serving/startSite';

const PATIENCE = 20_000;

async function untilItAnswers(address: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await fetch(address).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`${address} does not answer`);
    await wait(100);
  }
}

/** Starts a server of another language on this port; resolves when it answers. */
export async function startProgram(
  command: string,
  args: string[],
  cwd: string,
  port: number,
): Promise<Site> {
  const server: ChildProcess = spawn(command, args, { cwd, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  const close = async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  await untilItAnswers(address).catch(async (error) => {
    await close();
    throw error;
  });
  return { address, close };
}
