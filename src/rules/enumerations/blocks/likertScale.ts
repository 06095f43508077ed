/** Answers to a likert question of a form. */
export enum LikertScale {
  StronglyDisagree = -2,
  Disagree = -1,
  Neutral = 0,
  Agree = 1,
  StronglyAgree = 2,
}
