import { type output, pipe, string, transform, type ZodMiniType } from 'zod/mini';

/** A text that is JSON of what `schema` says. */
export const jsonText = <Schema extends ZodMiniType>(schema: Schema) =>
  pipe(
    pipe(
      string(),
      transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', message: 'is no JSON', input: text });
          return undefined;
        }
      }),
    ),
    schema as unknown as ZodMiniType<output<Schema>, unknown>,
  );
