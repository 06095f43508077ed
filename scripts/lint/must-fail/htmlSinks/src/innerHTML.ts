export const show = (node: Element, html: string) => {
  node.innerHTML = html;
};
