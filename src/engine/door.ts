/**
 * The methods of a service for the page's own code, which may call them before the service's code is
 * here: each resolves with what it returns there.
 */
export type Door<Service> = {
  readonly [Name in keyof Service as Service[Name] extends (...asked: never[]) => unknown
    ? Name
    : never]: Service[Name] extends (...asked: infer Asked) => infer Answer
    ? Answer extends Promise<unknown>
      ? Service[Name]
      : (...asked: Asked) => Promise<Answer>
    : never;
};
