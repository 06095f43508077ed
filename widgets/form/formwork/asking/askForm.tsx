import type { BlockScope } from '#engine/scope';
import { Form } from '#forms/Form.tsx';
import { readForm } from '#forms/readForm';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import type { likert } from '#texts/forms/likert';
import { toRenderModel } from '../model/readRenderModel';
import { fillWrapper } from '../render/fillWrapper';
import type { AskedForm } from '../service';
import { askedContext } from './askedContext';
import { createAskSender } from './createAskSender';

/** In CSS pixels. */
const WIDTH = 480;

/** Makes the block of a form, as the platform marks one up, with its wrapper still empty. */
function createBlock(): { block: HTMLElement; wrapper: HTMLElement } {
  const block = document.createElement('div');
  block.className = 'sqs-block-form skerry-asked-form';
  const wrapper = document.createElement('div');
  wrapper.className = 'form-wrapper';
  block.append(wrapper);
  return { block, wrapper };
}

/** Asks for the fields of a form in a dialog; see the service. */
export async function askForm(
  around: BlockScope,
  asked: AskedForm,
  scale: typeof likert,
): Promise<string | undefined> {
  const context = askedContext(asked, around.warn);
  const model = toRenderModel({ context }, scale, around.warn);
  if (!model) throw new Error('The fields of the form could not be drawn');
  const dialogs = await around.runtime.use('dialog');
  if (around.isEnded) return undefined;
  const scope = around.begin();
  const { block, wrapper } = createBlock();
  fillWrapper(wrapper, { ...model, title: '', lightboxHandle: null }, scope);
  const dialog = dialogs.create({
    style: 'no-buttons',
    title: context.formName || asked.title,
    content: block,
    closeButton: true,
    width: WIDTH,
  });
  scope.own(dialog.destroy);
  try {
    const form = readForm({ node: block, block: scope.block, warn: scope.warn }, false);
    if (!form) throw new Error('The fields of the form could not be read');
    const sent = new Promise<string>((resolve) => {
      const createSender = createAskSender(resolve);
      const roots = scope.runtime.part(createIslandRoots);
      scope.own(
        roots.mount(<Form model={{ ...form, createSender }} scope={scope} />, scope.report),
      );
    });
    const closed = dialog.show({ opener: asked.opener }).then(() => undefined);
    const values = await Promise.race([sent, closed]);
    dialog.hide();
    return values;
  } finally {
    scope.destroy();
  }
}
