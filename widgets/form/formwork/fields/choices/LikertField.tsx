import { LikertScale } from '#rules/enumerations/blocks/likertScale';
import type { FieldProps } from '../fieldProps';
import { GroupItem } from '../GroupItem';
import { Option } from './Option';

/** From disagreement to agreement, as the texts stand in the model. */
const SCALE = [
  LikertScale.StronglyDisagree,
  LikertScale.Disagree,
  LikertScale.Neutral,
  LikertScale.Agree,
  LikertScale.StronglyAgree,
];

/**
 * Questions with a scale each. The markup is known from the platform's style sheets alone:
 * `.field.likert .item .question .option`.
 */
export function LikertField(props: FieldProps) {
  const { field, id, texts } = props;
  return (
    <GroupItem {...props} classes="field likert">
      {field.options.map((question, index) => {
        const name = `${id}-${index}-field`;
        return (
          <div
            key={name}
            className="item"
            role="radiogroup"
            aria-labelledby={`${name}-question`}
            aria-required={field.isRequired || undefined}
          >
            <div className="question" id={`${name}-question`}>
              {question}
            </div>
            {SCALE.map((value, at) => (
              <Option
                key={value}
                type="radio"
                name={name}
                value={`${value}`}
                text={texts.likert[at] ?? ''}
              />
            ))}
          </div>
        );
      })}
    </GroupItem>
  );
}
