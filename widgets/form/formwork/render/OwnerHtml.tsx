import { isHtml, plainText } from './plainText';

/** Called for an element whose HTML has to be sanitised before it is shown as more than a text. */
export type OnHtml = (place: HTMLElement, html: string) => void;

interface OwnerHtmlProps {
  className: string;
  id?: string | undefined;
  html: string;
  onHtml: OnHtml;
}

/** An element that holds the owner's HTML, as a text for now. */
export const OwnerHtml = ({ html, onHtml, ...attributes }: OwnerHtmlProps) => (
  <div
    {...attributes}
    ref={(place) => {
      if (place && isHtml(html)) onHtml(place, html);
    }}
  >
    {plainText(html)}
  </div>
);
