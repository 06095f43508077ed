import type { login } from '#texts/members/login';

/** Returns a field in its label. */
function createField(name: string, text: string, type: string, autocomplete: string): HTMLElement {
  const input = Object.assign(document.createElement('input'), { name, type, required: true });
  input.setAttribute('autocomplete', autocomplete);
  const label = document.createElement('label');
  label.append(text, ' ', input);
  return label;
}

/** Creates the prompt's form: a login block as any other, for a page that has none at hand. */
export function createPromptForm(texts: typeof login, reason: string): HTMLElement {
  const form = document.createElement('form');
  form.method = 'post';
  const remember = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    name: 'rememberMe',
    value: 'true',
  });
  const rememberMe = document.createElement('label');
  rememberMe.append(remember, ` ${texts.rememberMe}`);
  const button = document.createElement('button');
  button.textContent = texts.title;
  const email = createField('email', texts.email, 'email', 'username');
  const password = createField('password', texts.password, 'password', 'current-password');
  form.append(email, password, rememberMe, button);

  const block = document.createElement('div');
  block.className = 'skerry-login';
  block.dataset.block = 'login';
  block.dataset.blockJson = JSON.stringify({ stay: true });
  if (reason) {
    const why = document.createElement('p');
    why.textContent = reason;
    block.append(why);
  }
  block.append(form);
  return block;
}
