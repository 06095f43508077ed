import { siteReader } from './siteReader';
import type { ShapedSite } from './startShapedServer';

const read = siteReader('wordpress');

const plugin = '/wp-content/plugins/skerry/';

/** The tags that WordPress prints for what a plugin enqueues, in a page of any theme. */
const theme = (content: string, head = '') => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>The hotel on the island</title>
<link rel="icon" href="data:," />
${head}
</head>
<body class="wp-singular page">
<main class="wp-block-group"><h1 class="wp-block-post-title">The hotel on the island</h1>
<div class="entry-content wp-block-post-content">${content}</div></main>
</body>
</html>`;

const enqueued = `<link rel='stylesheet' id='skerry-css' href='${plugin}dist/skerry.css?ver=0.1.0' media='all' />
<script src="${plugin}dist/skerry.slim.js?ver=0.1.0" id="skerry-js" defer data-wp-strategy="defer"></script>`;

/** WordPress: a page's blocks without their comments, the shortcode's form, and a plugin's answers. */
export const wordpress: ShapedSite = {
  shape: {
    name: 'wordpress',
    inputName: (field) => field,
    tokenField: '_wpnonce',
    tokenHeader: 'X-WP-Nonce',
    forged: { status: 403, text: 'This page is too old to be sent.' },
    refusal: ({ fields }) => ({ errors: fields }),
    statuses: { json: 422, page: 422 },
    success: () => ({ message: 'We write back tonight.' }),
  },
  pages: {
    '/': theme(
      read('page.html')
        .replace(/<!-- \/?wp:.*? -->\n?/g, '')
        .replace('[skerry_contact]', () => read('skerry/contact-form.php')),
      enqueued,
    ),
    '/thanks/': theme('<p>We write back tonight.</p>'),
  },
  tags: ({ token }) => [
    ["<?php echo esc_url(admin_url('admin-post.php')); ?>", '/wp-admin/admin-post.php'],
    [
      "<?php wp_nonce_field('skerry_contact'); ?>",
      `<input type="hidden" id="_wpnonce" name="_wpnonce" value="${token}" /><input type="hidden" name="_wp_http_referer" value="/" />`,
    ],
  ],
  post: '/wp-admin/admin-post.php',
  thanks: '/thanks/',
  dist: `${plugin}dist/`,
  pictures: '/wp-content/uploads/pictures/',
  isOnePageOfErrors: true,
};
