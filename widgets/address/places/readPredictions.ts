import { readFields } from '#page/fields/readFields';
import { list, text } from '#page/fields/reads';

/** A place that may be meant. */
export interface Prediction {
  /** By which the maps service knows it. */
  id: string;
  /** Its whole address, in one line. */
  label: string;
  /** Its street and number, as they are written in its country. */
  line: string;
}

/** More would be no help. */
const MOST = 5;

const words = { read: text, fallback: '' };
const anything = { read: (value: unknown) => value, fallback: undefined };

/** What is wrong of an answer is left out: a visitor types on. */
const unsaid = () => {};

/** Reads the maps service's answer to what was typed. */
export function readPredictions(answer: unknown): Prediction[] {
  const { predictions } = readFields(
    Object(answer),
    { predictions: { read: list, fallback: [] } },
    unsaid,
  );
  return predictions.slice(0, MOST).flatMap((one) => {
    const fields = { place_id: words, description: words, structured_formatting: anything };
    const read = readFields(Object(one), fields, unsaid);
    const { main_text } = readFields(
      Object(read.structured_formatting),
      { main_text: words },
      unsaid,
    );
    if (!read.place_id || !read.description) return [];
    return [{ id: read.place_id, label: read.description, line: main_text }];
  });
}
