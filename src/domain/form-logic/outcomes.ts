/** Outcomes of parts, given so that a part which comes to the same stays the same object. */
import { isHiddenByRule, OUTCOME, type Mentioned, type Outcome, type WithOutcome } from '../form/outcome'

/** Whether the same was answered. */
const isSameMentioned = (one: Mentioned | undefined, other: Mentioned | undefined): boolean =>
  one === other ||
  (one?.of.length === other?.of.length &&
    one?.of.every((response, at) => response === other?.of[at]) === true)

const isSameWanted = (one: Outcome['wanted'] = [], other: Outcome['wanted'] = []): boolean =>
  one.length === other.length && one.every(({ words }, at) => words === other[at]?.words)

export const isSameOutcome = (one: Outcome | undefined, other: Outcome | undefined): boolean =>
  one?.isHidden === other?.isHidden &&
  one?.isRequired === other?.isRequired &&
  one?.rows === other?.rows &&
  one?.least === other?.least &&
  one?.most === other?.most &&
  one?.beyond === other?.beyond &&
  isSameWanted(one?.wanted, other?.wanted) &&
  isSameMentioned(one?.mentioned, other?.mentioned) &&
  (one?.keeps ?? []).join('\n') === (other?.keeps ?? []).join('\n') &&
  (one?.failing ?? []).join('\n') === (other?.failing ?? []).join('\n')

export const withOutcome = <T extends WithOutcome>(part: T, outcome: Outcome): T =>
  isSameOutcome(part[OUTCOME], outcome) ? part : { ...part, [OUTCOME]: outcome }

/** A part that is asked or offered, or is not. */
export function asHidden<T extends WithOutcome>(part: T, hides: boolean): T {
  if (isHiddenByRule(part) === hides) return part
  const { isHidden: _, ...kept } = part[OUTCOME] ?? {}
  return { ...part, [OUTCOME]: hides ? { ...kept, isHidden: true } : kept }
}

/** A question that has to be answered, or has not. */
export function asRequired<T extends WithOutcome>(question: T, isRequired: boolean): T {
  const { isRequired: was = false, ...kept } = question[OUTCOME] ?? {}
  if (was === isRequired) return question
  return { ...question, [OUTCOME]: isRequired ? { ...kept, isRequired } : kept }
}
