import type { Http } from '../../http/http';
import type { BodyOf, Contract } from '../contract';
import { boolean, optional, strictObject, string } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';
import { pageFields } from '../page/pageFields';
import { analyticsCall } from './analyticsCall';

const CLICK = '/api/census/button-click';
const RENDER = '/api/census/button-render';
const FORM = '/api/census/form-render';
const OVERLAY = '/api/census/overlay';

const visitorOnPage = () => ({ visitorCookie: optional(string()), ...pageFields() });

const button = () =>
  strictObject({
    id: string(),
    buttonText: string(),
    clickthroughUrl: string(),
    alignment: string(),
    size: string(),
    newWindow: boolean(),
    context: string(),
    ...visitorOnPage(),
  });

export const buttonClickContract = () =>
  ({
    method: 'POST',
    path: CLICK,
    body: { as: 'json', schema: button() },
  }) as const satisfies Contract;

export const buttonRenderContract = () =>
  ({
    method: 'POST',
    path: RENDER,
    body: { as: 'json', schema: button() },
  }) as const satisfies Contract;

export const formRenderContract = () =>
  ({
    method: 'POST',
    path: FORM,
    body: { as: 'json', schema: strictObject({ formId: string(), ...visitorOnPage() }) },
  }) as const satisfies Contract;

export const overlayContract = () =>
  ({
    method: 'POST',
    path: OVERLAY,
    body: { as: 'json', schema: strictObject(visitorOnPage()) },
  }) as const satisfies Contract;

export type ButtonEntry = BodyOf<typeof buttonClickContract>;
export type FormEntry = BodyOf<typeof formRenderContract>;
export type OverlayEntry = BodyOf<typeof overlayContract>;

const record = (http: Http, path: string, json: unknown): Promise<void> =>
  ignoreFailure(() => http.post(path, { json }, analyticsCall));

/** Records that a button was clicked. Failures are ignored. */
export const recordButtonClick = (http: Http, entry: ButtonEntry) => record(http, CLICK, entry);

/** Records that a button is on the page. Failures are ignored. */
export const recordButtonRender = (http: Http, entry: ButtonEntry) => record(http, RENDER, entry);

/** Records that a form is on the page. Failures are ignored. */
export const recordFormRender = (http: Http, entry: FormEntry) => record(http, FORM, entry);

/** Records that the popup overlay was shown. Failures are ignored. */
export const recordOverlay = (http: Http, entry: OverlayEntry) => record(http, OVERLAY, entry);
