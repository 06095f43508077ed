import './styles.css';
import { listen as listenToPage } from '#engine/events';
import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { readScreen } from '#media/images/address/pixelRatio';
import { markAdopted } from '#page/marks/markAdopted';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { deviceView } from '#rules/deviceView';
import { fillText } from '#texts/fillText';
import { backgrounds as english } from '#texts/media/backgrounds';
import { siteTexts } from '#texts/siteTexts';
import type { BackgroundHandle } from './backgroundHandle';
import { createToggle } from './createToggle';
import type { BackgroundModel } from './model/backgroundModel';
import { drivePictures } from './pictures';
import type { TellBackground } from './player/backgroundPlayer';
import { createFilm } from './player/createFilm';
import { createFrame } from './player/createFrame';
import { readBackground } from './read';
import { createState, isOn, moves } from './state';

/** The part of the page that a film is behind: over its texts a button can be pressed. */
const PART = 'section,.index-section,.banner-thumbnail-wrapper,.sqs-slide-container';

/** Who has a film that is not the site's own. */
const siteOf = ({ source }: BackgroundModel) => {
  if (source.kind !== 'player') return '';
  return source.address.hostname === 'player.vimeo.com' ? 'Vimeo' : 'YouTube';
};

/** Returns the part of the page that a film is behind; what covers it is placed in it. */
function findPart({ node, adopt }: BlockScope): HTMLElement {
  const part = node.matches('[data-block]') ? node : (node.closest<HTMLElement>(PART) ?? node);
  if (getComputedStyle(part).position === 'static') adopt.style(part, 'position', 'relative');
  return part;
}

/** Whether the picture is to stay, but for a press. */
const isToBeStill = ({ isStillOnPhones }: BackgroundModel) =>
  isMotionUnwanted() ||
  readScreen().saveData ||
  (isStillOnPhones && deviceView(innerWidth) === 'phone');

/** Tells whether a provider may be asked, now and after each answer to the question of consent. */
function followConsent(scope: BlockScope, tell: (isAllowed: boolean) => void): void {
  scope.runtime.use('consent').then(({ isGiven }) => {
    const look = () => {
      if (!scope.isEnded) tell(isGiven('embeds'));
    };
    scope.own(listenToPage('consent', look));
    look();
  }, scope.report);
}

/** Creates what plays a film, in the place that the server has for it. */
function createPlayer(
  scope: BlockScope,
  model: BackgroundModel,
  title: string,
  tell: TellBackground,
) {
  const { node } = scope;
  const place = node.querySelector<HTMLElement>('.video-player') ?? node;
  const { source } = model;
  return source.kind === 'player'
    ? createFrame(place, source.address, title, model, scope, tell)
    : createFilm(place, model, scope, tell);
}

/**
 * Plays a film behind a part of the page, without a sound and again and again, while it is in view. Never by
 * itself under reduced motion or where data is saved, nor a provider's without consent: then the picture stays.
 * A button stops and starts it.
 */
export const mount: WidgetModule['mount'] = (scope): BackgroundHandle | false => {
  const { node, runtime, listen, own, warn } = scope;
  const model = readBackground(scope);
  if (!model) return false;
  const texts = siteTexts(runtime, 'backgrounds', english);
  const site = siteOf(model);
  const state = createState(!site);
  markAdopted(node, scope);

  const player = createPlayer(scope, model, texts.untitled, (what) => {
    if (what === 'playing') state.isSeen = true;
    if (what === 'refused') state.isWanted = false;
    if (what === 'failed' && !state.isFailed) {
      state.isFailed = true;
      warn('address', 'the film can’t be played; the picture stays');
    }
    show(what === 'buffering');
  });
  const showPictures = drivePictures(node, scope);
  const toggle = createToggle(() => want(!isOn(state)));
  findPart(scope).append(toggle.element);
  own(() => toggle.element.remove());

  const show = (isBuffering: boolean) => {
    const { isSeen, isFailed } = state;
    const isPlaying = isOn(state);
    showPictures(isSeen && !isFailed, isPlaying || isSeen, isBuffering);
    const isAsking = !isPlaying && !state.isAllowed && !isSeen;
    const label = isAsking ? texts.load : isPlaying ? texts.pause : texts.play;
    toggle.show(isPlaying, fillText(label, { site }), isAsking);
    toggle.element.hidden = isFailed;
  };
  const update = () => {
    state.isStill = isToBeStill(model);
    if (moves(state)) player.play();
    else player.pause();
    show(false);
  };
  const want = (isWanted: boolean) => {
    state.isWanted = isWanted;
    update();
  };

  own(
    runtime.visibility.watch(node, (isInView) => {
      state.isInView = isInView;
      update();
    }),
  );
  listen(matchMedia('(prefers-reduced-motion: reduce)'), { change: update });
  update();
  if (site) {
    followConsent(scope, (isAllowed) => {
      state.isAllowed = isAllowed;
      update();
    });
  }
  return { play: () => want(true), pause: () => want(false) };
};
