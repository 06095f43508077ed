import { siteReader } from './siteReader';
import type { ShapedSite } from './startShapedServer';

const read = siteReader('php');

/** PHP alone: what stands before the page is the server's, the rest is its page. */
export const php: ShapedSite = {
  shape: {
    name: 'php',
    inputName: (field) => field,
    tokenField: 'token',
    tokenHeader: '',
    forged: { status: 403, text: 'This page is too old to be sent.' },
    refusal: ({ fields }) => ({ errors: fields }),
    statuses: { json: 422, page: 422 },
    success: () => ({ redirect: 'thanks.html' }),
  },
  pages: {
    '/': read('index.php').replace(/^[\s\S]*?\?>\n/, ''),
    '/thanks.html': read('thanks.html'),
  },
  tags: ({ token, email, message, mistake }) => [
    ['<?= $token ?>', token],
    ["<?= $escape($errors['email'] ?? '') ?>", mistake],
    ['<?= $escape($email) ?>', email],
    ['<?= $escape($message) ?>', message],
  ],
  post: '/index.php',
  thanks: '/thanks.html',
  dist: '/skerry/',
  pictures: '/pictures/',
};
