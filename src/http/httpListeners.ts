import type { Http, HttpEvents } from './http';

type Handlers = { [Type in keyof HttpEvents]: Set<(detail: HttpEvents[Type]) => void> };

export interface HttpListeners {
  on: Http['on'];
  /** Calls every handler; one that throws is reported and hurts no other. */
  emit<Type extends keyof HttpEvents>(type: Type, detail: HttpEvents[Type]): void;
}

/** Who listens to the data layer. */
export function createHttpListeners(report: (error: unknown) => void): HttpListeners {
  const handlers: Handlers = {
    loginRequired: new Set(),
    systemError: new Set(),
    networkError: new Set(),
  };
  return {
    on(type, handler) {
      handlers[type].add(handler);
      return () => handlers[type].delete(handler);
    },
    emit(type, detail) {
      for (const handler of handlers[type]) {
        try {
          handler(detail);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
