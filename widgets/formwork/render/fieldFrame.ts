import { type Attributes, element } from './element';
import { isHtml, plainText } from './plainText';
import type { FieldFormats, FieldTexts, RenderField } from './renderModel';

/** A place whose HTML has to be sanitised before it is shown as more than a text. */
export interface HtmlPlace {
  place: HTMLElement;
  html: string;
}

/** What drawing one field takes. */
export interface FieldContext {
  field: RenderField;
  /** The item's id in the document: the field's, unless another copy of the form has that. */
  id: string;
  texts: FieldTexts;
  formats: FieldFormats;
  /** Where places of HTML are noted. */
  places: HtmlPlace[];
}

/** An element that holds the owner's HTML, as a text for now. */
export function htmlElement(attributes: Attributes, html: string, places: HtmlPlace[]) {
  const place = element('div', attributes, plainText(html));
  if (isHtml(html)) places.push({ place, html });
  return place;
}

/** The star, which an input's `aria-required` says; `spoken` where no input can. */
const requiredMark = ({ field, texts }: FieldContext, spoken: boolean): (Node | string)[] => {
  if (!field.isRequired) return [];
  const said: Attributes = spoken
    ? { role: 'img', 'aria-label': texts.required }
    : { 'aria-hidden': 'true' };
  return [' ', element('span', { class: 'required', ...said }, '*')];
};

/** What every item has: its id, and the field's where that is another. */
export const itemAttributes = ({ field, id }: FieldContext, classes: string): Attributes => ({
  id,
  class: `form-item ${classes}${field.isRequired ? ' required' : ''}`,
  'data-field-id': id === field.id ? undefined : field.id,
});

const descriptionId = ({ field, id }: FieldContext) => field.description && `${id}-description`;

const description = (context: FieldContext): HTMLElement | undefined =>
  context.field.description
    ? htmlElement(
        { class: 'description', id: descriptionId(context) },
        context.field.description,
        context.places,
      )
    : undefined;

/** Attributes of the one control of a field. */
export const controlAttributes = (context: FieldContext): Attributes => ({
  id: `${context.id}-field`,
  'aria-required': context.field.isRequired && 'true',
  'aria-describedby': descriptionId(context),
  placeholder: context.field.placeholder,
});

/** A field of one control: `div.form-item.field`, its label bound by the control's id. */
export const singleItem = (
  context: FieldContext,
  classes: string,
  control: HTMLElement,
  ...after: HTMLElement[]
): HTMLElement =>
  element(
    'div',
    itemAttributes(context, `field ${classes}`),
    element(
      'label',
      { class: 'title', for: control.id },
      context.field.title,
      ...requiredMark(context, false),
    ),
    description(context),
    control,
    ...after,
  );

interface GroupOptions {
  /** `fields name`, `field radio`. */
  classes: string;
  /** The attributes of a group that is more than that. */
  attributes?: Attributes;
  /** No control says that it is required. */
  spoken?: boolean;
}

/** A field of several controls: `fieldset.form-item`, named by its legend. */
export const groupItem = (
  context: FieldContext,
  { classes, attributes, spoken = false }: GroupOptions,
  ...children: HTMLElement[]
): HTMLElement =>
  element(
    'fieldset',
    {
      ...itemAttributes(context, classes),
      'aria-describedby': descriptionId(context),
      ...attributes,
    },
    element(
      'legend',
      { class: 'title', id: `${context.id}-title` },
      context.field.title,
      ...requiredMark(context, spoken),
    ),
    description(context),
    ...children,
  );

/** A part of a field: its caption is around the control, and so is bound to it. */
export const partOf = (classes: string, caption: string, control: HTMLElement): HTMLElement =>
  element(
    'div',
    { class: `field ${classes}` },
    element(
      'label',
      { class: 'caption' },
      control,
      element('span', { class: 'caption-text' }, caption),
    ),
  );
