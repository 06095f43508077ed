/** A fenced block of a manual. */
const SAMPLE = /^```\w[\w-]*\n([\s\S]*?)^```$/gm;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** The samples of a manual that stand in none of these files, whatever they are indented by. */
export function straySamples(manual: string, files: readonly string[]): string[] {
  const texts = files.map(linesOf);
  return [...manual.matchAll(SAMPLE)]
    .map(([, sample = '']) => linesOf(sample))
    .filter((sample) => !texts.some((text) => text.includes(sample)));
}
