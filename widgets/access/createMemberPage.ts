import type { login } from '#texts/members/login';

/**
 * Creates the platform's page for who is no member yet, in the classes that its style sheets know: what it says, a
 * button to log in, and a way home.
 */
export function createMemberPage(
  words: string,
  texts: Pick<typeof login, 'title' | 'home'>,
): HTMLElement {
  const page = document.createElement('div');
  page.dataset.test = 'member-access-page-root';
  const headline = document.createElement('h1');
  headline.id = 'headline';
  headline.textContent = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sign-in-button';
  button.textContent = texts.title;
  const home = document.createElement('a');
  home.className = 'sqs-editable-button sqs-block-button-element homepage-button';
  home.href = '/';
  home.textContent = texts.home;
  const way = document.createElement('p');
  way.append(button);
  page.append(headline, way, home);
  return page;
}
