import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { siteTexts } from '#texts/siteTexts';
import { likes } from '#texts/social/likes';
import { createNotice } from './createNotice';
import { dressNeutral } from './dressNeutral';
import { dressPlatform } from './dressPlatform';
import { keepLike } from './keptLikes';
import { readLike } from './read';
import type {} from './service';
import { createLikeState, type Like } from './state';

/** Lets a visitor like something: shown at once, sent, and taken back where it can't be sent. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { adopt, runtime } = scope;
  const model = readLike(scope);
  if (!model) return false;
  const { button, form, first, target } = model;
  const texts = siteTexts(runtime, 'likes', likes);
  const dress = form ? dressNeutral(scope, model) : dressPlatform(scope, model, texts);
  const say = createNotice(scope, button);

  const show = (like: Like, isTakenBack: boolean) => {
    if (scope.isEnded) return;
    dress(like);
    adopt.attribute(button, 'aria-pressed', String(like.isLiked));
    say(isTakenBack ? texts.failed : '');
  };
  const send = async (isLiked: boolean) => {
    const to = target();
    const count = await (await runtime.use('like-sending')).send(to, isLiked);
    keepLike(to.path, isLiked);
    return count;
  };
  const state = createLikeState(first, send, show);
  show(first, false);
  if (form) {
    scope.listen(scope.node, {
      submit(event) {
        event.preventDefault();
        state.press();
      },
    });
  } else scope.listen(button, { click: state.press });
  return true;
};
