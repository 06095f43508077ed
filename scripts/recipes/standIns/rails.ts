import { findRecipe } from './findRecipe';
import { siteReader } from './siteReader';
import type { ShapedSite } from './startShapedServer';

const read = siteReader('rails');

/** The form that `form_with` writes, where the block of the template is. */
const railsForm: ShapedSite['tags'] = ({ token, email, message, mistake }) => [
  [
    /<%= form_with .*? %>/,
    `<form action="/contacts" accept-charset="UTF-8" method="post"><input type="hidden" name="authenticity_token" value="${token}" autocomplete="off" />`,
  ],
  ['<%= @contact.errors[:email].first %>', mistake],
  ['<%= form.label :email %>', '<label for="contact_email">Email</label>'],
  [
    '<%= form.email_field :email, required: true %>',
    `<input required="required" type="email" name="contact[email]" id="contact_email" value="${email}" />`,
  ],
  ['<%= form.label :message %>', '<label for="contact_message">Message</label>'],
  [
    '<%= form.text_area :message, maxlength: 500 %>',
    `<textarea maxlength="500" name="contact[message]" id="contact_message">\n${message}</textarea>`,
  ],
  ['<%= form.button "Send" %>', '<button name="button" type="submit">Send</button>'],
  ['<% end %>', '</form>'],
];

const layout = read('app/views/layouts/application.html.erb');
const railsPage = (view: string) =>
  layout.replace('<%= yield %>', () => read(`app/views/${view}.html.erb`));

/** Rails, with Turbo itself: what its helpers write into the layout and the view. */
export const rails: ShapedSite = {
  shape: { ...findRecipe('rails'), success: () => ({ redirect: '/thanks' }) },
  pages: {
    '/': railsPage('contacts/new'),
    '/rooms': railsPage('rooms/index'),
    '/thanks': railsPage('contacts/thanks'),
  },
  tags: (page) => [
    ...railsForm(page),
    [
      '<%= csrf_meta_tags %>',
      `<meta name="csrf-param" content="authenticity_token" />\n<meta name="csrf-token" content="${page.token}" />`,
    ],
    ['<%= csp_meta_tag %>', ''],
    [
      '<%= javascript_importmap_tags %>',
      '<script type="importmap">{"imports": {"application": "/assets/application.js", "@hotwired/turbo-rails": "/assets/turbo.js"}}</script>\n<script type="module">import "application"</script>',
    ],
    ['<%= link_to "The rooms", rooms_path %>', '<a href="/rooms">The rooms</a>'],
    ['<%= link_to "The hotel", root_path %>', '<a href="/">The hotel</a>'],
  ],
  post: '/contacts',
  thanks: '/thanks',
  dist: '/skerry/',
  pictures: '/pictures/',
  assets: { '/assets/application.js': read('app/javascript/application.js') },
};
