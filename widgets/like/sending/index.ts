import { sendLike } from '#calls/endpoints/site/sendLike';
import type { Runtime } from '#engine/runtime';
import type { LikeSending } from '../service';

/** Creates what sends likes by the data layer. */
export const createService = (runtime: Runtime): LikeSending => ({
  async send(target, isLiked) {
    return sendLike(await runtime.use('http'), target, isLiked);
  },
});
