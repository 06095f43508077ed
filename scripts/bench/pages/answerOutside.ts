import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { answerRequest, type VisitAnswers } from '../../real/site/answerRequest';
import { imageSize } from '../../real/site/standIn';
import type { PhotoServer } from './servePhotos';
import { SLOW_NETWORK } from './slowNetwork';

/**
 * Answers calls and what leads out of the folder, after the latency of the network. Pictures come from
 * the server of photos and all else from the site, over the slow network: Playwright's routes would
 * take them off it.
 */
export async function answerOutside(
  session: CDPSession,
  photos: PhotoServer,
  answers: VisitAnswers,
): Promise<void> {
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
    const url = new URL(request.url);
    const { method, postData: body = '' } = request;
    const asked = { url, method, resourceType: resourceType.toLowerCase(), body };
    const answer = answerRequest(asked, answers);
    const isPicture = answer?.contentType?.startsWith('image/');
    if (answer && !isPicture) await wait(SLOW_NETWORK.latency);
    const reply =
      answer && !isPicture
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: answer.status,
            responseHeaders: [
              { name: 'Access-Control-Allow-Origin', value: '*' },
              { name: 'Content-Type', value: answer.contentType ?? 'text/plain' },
            ],
            body: Buffer.from(answer.body ?? '').toString('base64'),
          })
        : session.send('Fetch.continueRequest', {
            requestId,
            ...(isPicture && { url: photos.addressOf(...imageSize(url, answers.imageSizes)) }),
          });
    // The page may be closed while a request is on its way.
    await reply.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}
