import type { ReadScope } from '#engine/scope';
import type { FormModel } from '#forms/formModel';
import { readForm } from '#forms/readForm';
import { readFields, type Said } from '#page/fields/readFields';
import { yesNo } from '#page/fields/reads';
import { createLoginSender } from './createLoginSender';
import { findLoginInputs } from './findLoginInputs';

export const fields = { stay: { read: yesNo, fallback: false } };

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    login: Said<typeof fields> & BlockOptions['form'];
  }
}

/** A form that logs a site user in, read. */
export interface LoginModel extends FormModel {
  /** The page stays as it is after the login, and hears of it; else it is loaded anew. */
  stay: boolean;
}

/** Reads a login; null, after a warning, for one without a form, an address or a password. */
export function readLogin(scope: ReadScope): LoginModel | null {
  const { block, warn } = scope;
  const form = readForm(scope, false);
  if (!form) return null;
  const { email, password } = findLoginInputs(form.form);
  if (!email || !password) {
    warn(email ? 'password' : 'email', 'is missing; left as it is');
    return null;
  }
  const { stay } = readFields(block.json, fields, warn);
  return { ...form, createSender: createLoginSender, stay };
}
