import type { BlockScope, Scope } from '#engine/scope';
import { createVideos } from '#media/videos/createVideos';
import { playerMarkup } from '#media/videos/film/playerMarkup';
import { type Film, readFilm } from '#media/videos/film/readFilm';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { listenLazily } from '#page/press/listenLazily';
import { fillText } from '#texts/fillText';
import { videos as english } from '#texts/media/videos';
import { siteTexts } from '#texts/siteTexts';
import type { VideoHandle } from '../createHandle';
import { createFilmBox, sizeOfFilm } from './createFilmBox';
import { createFilmSign } from './createFilmSign';
import { showFile } from './showFile';

/** The words of a link: its label, its text, else its picture's. */
const titleOf = (link: HTMLElement): string =>
  (
    link.getAttribute('aria-label') ||
    link.textContent?.trim() ||
    link.querySelector('img')?.alt ||
    ''
  )
    .replace(/\s+/g, ' ')
    .trim();

function readLink({ node, warn }: Pick<BlockScope, 'node' | 'warn'>): Film | undefined {
  const { video: how = '' } = node.dataset;
  if (!['', 'nocookie'].includes(how)) {
    warn('data-video', `${JSON.stringify(how)} can't be used, "nocookie" or nothing can`);
  }
  const href = node.getAttribute('href') ?? '';
  const film = readFilm(href, document.baseURI, how === 'nocookie');
  if (!film) {
    const known = 'of YouTube or Vimeo, and no file (mp4, m4v, webm, ogv, mov)';
    warn('href', `${JSON.stringify(href)} is no film ${known}: the link stays a link`);
  }
  return film;
}

/**
 * Makes a link to a film a button that plays it in the place of its picture. A press is the
 * visitor's consent for this one film: nothing of the provider is loaded before. False, after a
 * warning, where the link leads to no film: it stays a link. Else what the page's code can do with it.
 */
export function mountFilm(scope: BlockScope): VideoHandle | false {
  const { node: link, runtime, adopt } = scope;
  const film = readLink(scope);
  if (!film) return false;
  const texts = siteTexts(runtime, 'videos', english);
  const named = titleOf(link);
  const title = named || texts.untitled;
  /** A file that did not come: the browser follows the link from then on. */
  let isFailed = false;

  /** The film's, while it plays. */
  let shown: Scope | undefined;

  /** Pauses a file; the player of a provider gives its place back to the link. */
  const pause = () => {
    const file = shown && link.nextElementSibling?.querySelector('video');
    if (file) return file.pause();
    shown?.destroy();
    shown = undefined;
  };

  const play = () => {
    if (shown) return;
    const picture = link.querySelector('img');
    const box = createFilmBox(link);
    const size = sizeOfFilm(link);
    const life = scope.begin();
    shown = life;
    life.adopt.style(link, 'display', 'none', 'important');
    life.own(() => box.remove());
    // In a gallery, the turn of another slide ends it.
    life.listen(document, {
      'skerry:slide': ({ target }) => {
        if (target instanceof Node && target.contains(link)) pause();
      },
    });
    link.after(box);
    if (film.kind === 'file') {
      showFile(box, film.address, { title, poster: picture?.currentSrc }, life, () => {
        isFailed = true;
        shown = undefined;
        const hadFocus = box.contains(document.activeElement);
        life.destroy();
        if (hadFocus) link.focus({ preventScroll: true });
        scope.warn('href', `${film.address.href} can't be played, the link stays a link`);
      });
      return;
    }
    box.dataset.html = playerMarkup(film.address, title, size);
    const video = runtime.part(createVideos).take(box, { title, isAsked: true });
    if (!video) return;
    life.own(video.destroy);
    box.querySelector('iframe')?.focus({ preventScroll: true });
  };

  adopt.attribute(link, 'role', 'button');
  const label = named ? fillText(texts.titled, { what: texts.play, title: named }) : texts.play;
  adopt.attribute(link, 'aria-label', label);
  createFilmSign(link, scope);
  const pressKey = pressByKeys(link, play);
  listenLazily(scope, link, {
    click(event) {
      if (isFailed || !isPlainPress(event)) return;
      event.preventDefault();
      play();
    },
    keydown(event) {
      if (!isFailed) pressKey(event);
    },
  });
  return { play, pause };
}
