/** A page that was found, as it is shown. */
export interface Result {
  /** Of this site, in full. */
  href: string;
  title: Node;
  excerpt: Node | undefined;
}

/** What has become of what a visitor types. */
export type Outcome =
  /** There is too little to search for. */
  | { kind: 'nothing' }
  | { kind: 'waiting'; query: string }
  | { kind: 'found'; query: string; results: readonly Result[]; total: number }
  | { kind: 'failed'; query: string; text: string };
