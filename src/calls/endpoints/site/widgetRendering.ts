import { object, string } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { number, optional, strictObject, string as text, union, unknown } from '../contractSchema';
import { jsonText } from '../jsonText';
import { readAnswer } from '../readAnswer';

const PATH = '/api/widget/GetWidgetRendering';

export const widgetRenderingContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'form',
      schema: strictObject({
        widgetJSON: jsonText(
          strictObject({
            type: union([text(), number()]),
            id: text(),
            value: optional(unknown()),
          }),
        ),
        collectionId: optional(text()),
      }),
    },
  }) as const satisfies Contract;

/** A block that the server renders again. */
export interface WidgetToRender {
  type: string | number;
  id: string;
  value: unknown;
}

const answer = object({ html: string() });

/**
 * The server's HTML for a block. It is outside text: only the HTML gate may write it.
 *
 * @param collectionId For the events summary.
 */
export async function renderWidget(
  http: Http,
  widget: WidgetToRender,
  collectionId?: string,
  signal?: AbortSignal,
): Promise<string> {
  const form = { widgetJSON: JSON.stringify(widget), collectionId };
  return readAnswer(http, answer, await http.post(PATH, { form }, { signal }), PATH).html;
}
