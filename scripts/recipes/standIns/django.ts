import { findRecipe } from './findRecipe';
import { siteReader } from './siteReader';
import type { ShapedSite } from './startShapedServer';

const read = siteReader('django');

/** Django: its template tags become what they print; `form.email.errors` is a list. */
export const django: ShapedSite = {
  shape: { ...findRecipe('django'), success: () => ({ redirect: '/thanks/' }) },
  pages: {
    '/': read('hotel/templates/hotel/contact.html'),
    '/rooms/': read('hotel/templates/hotel/rooms.html'),
    '/thanks/': read('hotel/templates/hotel/thanks.html'),
  },
  tags: ({ token, email, message, mistake }) => [
    ['{% load static %}', ''],
    [/\{% static '([^']+)' %\}/g, '/static/$1'],
    ["{% url 'contact' %}", '/'],
    ["{% url 'rooms' %}", '/rooms/'],
    ['{% csrf_token %}', `<input type="hidden" name="csrfmiddlewaretoken" value="${token}">`],
    ['{{ form.email.errors }}', mistake && `<ul class="errorlist"><li>${mistake}</li></ul>`],
    ['{{ form.message.errors }}', ''],
    ["{{ form.email.value|default:'' }}", email],
    ["{{ form.message.value|default:'' }}", message],
  ],
  post: '/',
  thanks: '/thanks/',
  dist: '/static/skerry/',
  pictures: '/static/pictures/',
};
