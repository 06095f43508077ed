import { siteReader } from './siteReader';
import type { ShapedSite } from './startShapedServer';

const read = siteReader('laravel');

/** Laravel: 422 with a message and lists by field, or the way back to the form with what was typed. */
export const laravel: ShapedSite = {
  shape: {
    name: 'laravel',
    inputName: (field) => field,
    tokenField: '_token',
    tokenHeader: 'X-CSRF-TOKEN',
    forged: { status: 419, text: 'Page Expired' },
    refusal: ({ fields }) => ({
      message: Object.values(fields)[0],
      errors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
    }),
    statuses: { json: 422, page: 302 },
    success: () => undefined,
  },
  pages: {
    '/': read('resources/views/contact.blade.php'),
    '/thanks': read('resources/views/thanks.blade.php'),
  },
  tags: ({ token, email, message, mistake }) => [
    ['{{ csrf_token() }}', token],
    [/\{\{ asset\('([^']+)'\) \}\}/g, '/$1'],
    ["{{ route('contact') }}", '/contact'],
    ['@csrf', `<input type="hidden" name="_token" value="${token}" autocomplete="off">`],
    ["@error('email') <p>{{ $message }}</p> @enderror", mistake && `<p>${mistake}</p>`],
    ["@error('message') <p>{{ $message }}</p> @enderror", ''],
    ["{{ old('email') }}", email],
    ["{{ old('message') }}", message],
  ],
  post: '/contact',
  thanks: '/thanks',
  dist: '/skerry/',
  pictures: '/pictures/',
};
