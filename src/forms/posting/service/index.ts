import type { Posting } from '../posting';
import { judgePost } from './judgePost';
import { sendPost } from './sendPost';

/** Creates the service `posting`. */
export const createService = (): Posting => ({ send: sendPost, judge: judgePost });
