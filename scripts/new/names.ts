/** The ways in which a widget's name is written. */
export interface Names {
  /** `opening-hours`: its folder, its chunk, and the block in the markup. */
  name: string;
  /** `OpeningHours`: its component and types. */
  Name: string;
  /** `openingHours`: its initializer. */
  camel: string;
  /** `opening hours`, in a sentence. */
  words: string;
  /** `Opening hours`, above its manual and its page. */
  Title: string;
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns all ways in which a kebab-case name is written. */
export function namesOf(name: string): Names {
  const words = name.split('-');
  const Name = words.map(upperFirst).join('');
  return {
    name,
    Name,
    camel: Name.charAt(0).toLowerCase() + Name.slice(1),
    words: words.join(' '),
    Title: upperFirst(words.join(' ')),
  };
}
