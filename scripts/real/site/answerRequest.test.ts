import { expect, it } from 'vitest';
import { answerRequest, type SavedRequest } from './answerRequest';
import { createSavedApi } from './createSavedApi';

const origin = 'http://localhost:1';

const answer = (address: string, parts: Partial<SavedRequest> = {}) =>
  answerRequest(
    { url: new URL(address), method: 'GET', resourceType: 'image', body: '', ...parts },
    { origin, api: createSavedApi(), imageSizes: new Map() },
  );

it('leaves the files of the folder to the site', () => {
  expect(answer(`${origin}/page.html`)).toBeUndefined();
});

it('answers calls, and what leads out of the folder', () => {
  expect(answer(`${origin}/page?format=json`)?.contentType).toBe('application/json');
  expect(answer('https://page.invalid/api/x', { method: 'POST' })?.status).toBe(200);
  expect(answer('https://page.invalid/a.jpg')?.contentType).toBe('image/svg+xml');
});

it('takes what is sent elsewhere, and says nothing', () => {
  expect(answer('https://page.invalid/count', { method: 'POST' })).toEqual({ status: 204 });
});
