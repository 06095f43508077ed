import { emit } from '#engine/events';
import { Form } from '#forms/Form.tsx';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { navigate } from '#page/links/navigate';
import type { LoginModel } from './read';

/** A login is a form that asks who is there; the page is then loaded as they may see it. */
export function Login(props: IslandProps<LoginModel>) {
  const { node, redirect, stay } = props.model;
  const goOn = () => {
    emit(node, 'login', { node });
    // Without the fragment, which would keep the browser here.
    if (!redirect && !stay) navigate(location.href.replace(/#.*/, ''));
  };
  return <Form {...props} onSuccess={goOn} />;
}
