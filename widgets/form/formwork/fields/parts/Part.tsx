import type { ReactNode } from 'react';

interface PartProps {
  /** `month two-digits`. */
  classes: string;
  caption: string;
  /** The part is sent, but nobody sees it. */
  isUnseen?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A part of a field: its caption is around the control, and so is bound to it. */
export const Part = ({ classes, caption, isUnseen = false, children }: PartProps) => (
  <div
    className={`field ${classes}`}
    hidden={isUnseen || undefined}
    // The page's own styles may show what is `hidden`.
    style={isUnseen ? { display: 'none' } : undefined}
  >
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children */}
    <label className="caption">
      {children}
      <span className="caption-text">{caption}</span>
    </label>
  </div>
);
