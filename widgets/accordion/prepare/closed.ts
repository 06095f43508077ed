/** The attribute of a block all of whose panels the widget's code closes by one rule, as soon as it is here. */
export const CLOSED = 'data-skerry-closed';
