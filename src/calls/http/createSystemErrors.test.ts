import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { DialogAnswer, DialogOptions, Dialogs } from '#widgets/dialog/service';
import { createSystemErrors, type SystemErrors } from './createSystemErrors';
import { httpTexts } from './httpTexts';
import { createHttpError, type HttpErrorKind } from './reply/httpError';

const report = vi.fn();
const confirm = vi.fn<(options: DialogOptions) => Promise<DialogAnswer>>();
let account: string;
let errors: SystemErrors;

beforeEach(() => {
  account = '';
  confirm.mockResolvedValue('cancel');
  const refuse = () => Promise.reject(new Error('only confirmed'));
  const dialog: Dialogs = {
    confirm,
    alert: refuse,
    inform: refuse,
    create() {
      throw new Error('only confirmed');
    },
  };
  errors = createSystemErrors(
    {
      ...createTestRuntime(1, { dialog }),
      report,
      // The other fields are not asked for.
      context: {
        read: (path, fallback) =>
          path === 'authenticatedAccount.id' ? (account as typeof fallback) : fallback,
      },
    },
    httpTexts,
  );
});

afterEach(() => {
  confirm.mockReset();
  report.mockReset();
});

const failure = (kind: HttpErrorKind, message: string) =>
  createHttpError(kind, { url: 'https://a.example/api/b', message });

const shown = async () => {
  await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
  return confirm.mock.calls[0]?.[0];
};

const UNREADABLE = 'Internal Error: Unable to parse server response from (…) as JSON: …';

it.each<[HttpErrorKind, string, string]>([
  ['network', 'Unable to connect…', 'Unable to connect to the product. Please try again.'],
  ['timeout', 'Unable to connect…', 'Unable to connect to the product. Please try again.'],
  ['status', 'Unable to connect…', 'Unable to connect to the product. Please try again.'],
  ['status', 'The till is closed', 'The till is closed'],
  ['authorization', 'Unauthorized request', 'Unauthorized request'],
  ['parse', UNREADABLE, 'Internal server error. Please try again later.'],
])('says of %s, %s: %s', async (kind, message, said) => {
  errors.show(failure(kind, message));
  expect(await shown()).toEqual({
    title: 'Something Went Wrong!',
    message: said,
    confirmText: 'Reload Page',
    cancelText: 'Clear',
  });
});

it('shows who is logged in what of an answer can’t be read', async () => {
  account = 'account-1';
  errors.show(failure('parse', UNREADABLE));
  expect((await shown())?.message).toBe(
    `URL: https://a.example/api/b\nFormat: JSON\nMessage: ${UNREADABLE}`,
  );
});

it('shows one at a time, and another after that', async () => {
  let clear = (_: DialogAnswer) => {};
  confirm.mockReturnValueOnce(
    new Promise((resolve) => {
      clear = resolve;
    }),
  );
  errors.show(failure('network', 'Unable to connect…'));
  errors.show(failure('status', 'Again'));
  await shown();
  expect(confirm).toHaveBeenCalledOnce();
  clear('cancel');
  await new Promise((resolve) => setTimeout(resolve));
  errors.show(failure('status', 'Again'));
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
});

it('reports where it can’t be shown', async () => {
  const error = new Error('Loading chunk dialog failed');
  confirm.mockRejectedValue(error);
  errors.show(failure('network', 'Unable to connect…'));
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error));
});
