import type { Settings } from './context/siteContext';
import type { FormErrorCode } from './forms/state';
import { listenAll } from './listenAll';
import type { FrameEvent, TweakEvent } from './owner/frameBridge';
import type { PixelAction } from './services/analytics';

/** One block, as events name it. */
export interface BlockEvent {
  /** The initializer's name. */
  name: string;
  /** The block's id, or a name made for it. */
  block: string;
  node: HTMLElement;
}

/** A call whose answer says that the visitor must log in first. */
export interface LoginRequired {
  /** What was asked for. */
  url: string;
  /** The server's own words where it sent some, else 'Unauthorized request'. */
  message: string;
}

/** A form of the page. */
export interface FormEvent {
  node: HTMLElement;
  formId: string;
}

/** What a visitor answered to the cookie banner, in this tab or another. */
export interface ConsentEvent {
  /** Whether analytics, ads and embeds may run now. */
  isGiven: boolean;
  /** Undefined where no answer counts any more. */
  answer: boolean | undefined;
}

/** A video of the page. */
export interface VideoEvent {
  node: HTMLElement;
}

/**
 * What happens on the page, for `Skerry.on(event, handler)`. Each is a DOM event `skerry:{event}`
 * too, which bubbles from the block's node, or starts at the document, with this as its `detail`.
 */
export type SkerryEvents = {
  /** A block came to life. */
  mounted: BlockEvent;
  /** A block could not come to life; the server's markup is as it was. */
  failed: BlockEvent & { error: unknown };
  /** Every registered initializer has run. */
  ready: null;
  /** A gallery shows another slide. */
  slide: { index: number };
  /** A step past the first slide of a gallery that does not loop. */
  reachedbeginning: null;
  /** A step past the last one. */
  reachedend: null;
  /** A form was sent, and the server has kept it. */
  formsubmitted: FormEvent;
  /** A form could not be sent; `message` is what the visitor reads. */
  formfailed: FormEvent & { code: FormErrorCode; message: string };
  /** A newsletter was subscribed to. */
  subscribe: FormEvent;
  /** The server wants a login: the page's login prompt is due. */
  loginrequired: LoginRequired;
  /** Something that advertising pixels are told of, with the visitor's consent. */
  pixel: { action: PixelAction; data: Readonly<Record<string, unknown>> };
  /** The visitor has answered the cookie banner. */
  consent: ConsentEvent;
  /** Shows the cookie banner whatever was answered; the detail's settings replace the site's own. */
  bannerforce: Settings | null;
  /** Shows a forced cookie banner by these settings from now on. */
  bannerupdate: Settings | null;
  /** Ends that: the banner is there again only where it is due. */
  bannerunforce: null;
  /** Who the visitor is to a session-recording service, for its own snippet. */
  sessionrecording: { id: string };
  /** The editor around the page tells of itself. */
  frame: { type: FrameEvent; detail: unknown };
  /** The editor's panel for the template's settings tells of itself. */
  tweak: { type: TweakEvent; detail: unknown };
  /** Another tab of an administrator's records an event; an administrator's page alone hears of it. */
  editorevent: { event: string; data: unknown };
  /** Opens the popup overlay, whatever its settings and its record say. */
  popupshow: null;
  /** A video begins to play: all others go back to their overlays. */
  videoshown: VideoEvent;
  /** It plays no longer. */
  videohidden: VideoEvent;
};

/** Tells everybody who listens. A handler that throws hurts nobody else: the browser sees to that. */
export function emit<Type extends keyof SkerryEvents>(
  target: EventTarget,
  type: Type,
  detail: SkerryEvents[Type],
): void {
  target.dispatchEvent(new CustomEvent(`skerry:${type}`, { bubbles: true, detail }));
}

/** Listens, ahead of whoever might stop the event on its way; returns how to stop listening. */
export function listen<Type extends keyof SkerryEvents>(
  type: Type,
  handler: (detail: SkerryEvents[Type]) => void,
): () => void {
  return listenAll(
    { [`skerry:${type}`]: ({ detail }: CustomEvent<SkerryEvents[Type]>) => handler(detail) },
    true,
  );
}
