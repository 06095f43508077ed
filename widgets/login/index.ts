import type { Runtime } from '#engine/runtime';
import { createFormHandle } from '#forms/createFormHandle';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { Login } from './Login';
import { createPrompt } from './prompt/createPrompt';
import { readLogin } from './read';
import type { LoginPrompt } from './service';
import './styles.css';

export const mount = defineIsland({
  read: readLogin,
  component: Login,
  handle: createFormHandle,
});

/** Creates the service `login`. */
export const createService = (runtime: Runtime): LoginPrompt => createPrompt(runtime);
