/** How a provider shows one captcha, and whom it tells. */
export interface CaptchaRendering {
  siteKey: string;
  size: 'normal' | 'compact';
  theme: 'light' | 'dark';
  /** The visitor solved it; the answer is sent with the form. */
  onSolved(answer: string): void;
  /** The answer holds no longer. */
  onExpired(): void;
  /** The provider can't go on: the network is gone, or the key is wrong. */
  onError(): void;
}

/** One captcha that a provider shows. */
export interface CaptchaHandle {
  /** Forgets the answer and asks anew. */
  reset(): void;
  /** Takes it away, as far as the provider can: its nodes go with their container. */
  remove(): void;
}

/** Whoever makes captchas. Nothing else of Skerry knows which one it is. */
export interface CaptchaProvider {
  /** The address of its script for a site's key, on a page that names no other. */
  address(siteKey: string): string;
  /** Resolves with whether `render` may be called; false until its script has run. */
  ready(): Promise<boolean>;
  /** @throws What the provider throws, as for a key that it does not know. */
  render(node: HTMLElement, rendering: CaptchaRendering): CaptchaHandle;
}
