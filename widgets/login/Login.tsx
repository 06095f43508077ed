import { emit } from '#engine/events';
import { Form } from '#forms/Form.tsx';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { loadAnew } from '#page/links/loadAnew';
import type { LoginModel } from './read';

/** A login is a form that asks who is there; the page is then loaded as they may see it. */
export function Login(props: IslandProps<LoginModel>) {
  const { node, redirect, stay } = props.model;
  const goOn = () => {
    emit(node, 'login', { node });
    if (!redirect && !stay) loadAnew();
  };
  return <Form {...props} onSuccess={goOn} />;
}
