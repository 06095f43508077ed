import { findInForm } from '#forms/formElement';

const EMAIL = 'input[name=email],input[type=email],input[autocomplete~=username]';
const PASSWORD = 'input[type=password]';
const REMEMBER = 'input[type=checkbox][name^=remember]';

/** Finds what a login asks for, by the names and types that forms of any server have. */
export function findLoginInputs(form: HTMLFormElement) {
  const [email] = findInForm<HTMLInputElement>(form, EMAIL);
  const [password] = findInForm<HTMLInputElement>(form, PASSWORD);
  const [rememberMe] = findInForm<HTMLInputElement>(form, REMEMBER);
  return { email, password, rememberMe };
}
