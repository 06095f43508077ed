/** Creates the title and the author of what plays. The classes are those that owners know. */
export function createLabels() {
  const element = document.createElement('div');
  element.className = 'skerry-audio-labels labels';
  const title = document.createElement('span');
  title.className = 'skerry-audio-title title';
  const author = document.createElement('span');
  author.className = 'skerry-audio-author artistName';
  element.append(title, ' ', author);
  return {
    element,
    show(what: string, who: string) {
      if (title.textContent !== what) title.textContent = what;
      if (author.textContent !== who) author.textContent = who;
    },
  };
}
