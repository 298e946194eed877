/** Steps by which a sentence is made: conditions come and go, and stand together in groups of two or more (LOGIC-05). */
import { isGroup, joinWithin, type Condition, type Sentence } from './sentence'

type Term = Sentence['conditions'][number]

/** Where a condition stands: the position of its term, and its own within a group; null in none. */
export interface ConditionPlace {
  at: number
  within: number | null
}

/** A condition of which nothing is said yet. */
const blank = (): Condition => ({ part: '', operator: 'is', value: '' })

type PlacedCondition = ConditionPlace & { condition: Condition }

/** Every condition in reading order, with where it stands. */
export const placedConditions = ({ conditions }: Sentence): PlacedCondition[] =>
  conditions.flatMap((term, at): PlacedCondition[] =>
    isGroup(term)
      ? term.conditions.map((condition, within) => ({ condition, at, within }))
      : [{ condition: term, at, within: null }],
  )

/** With one term changed; a group of one becomes its condition, and a group of none goes. */
function withTerm(sentence: Sentence, at: number, change: (term: Term) => readonly Term[]): Sentence {
  const conditions = sentence.conditions
    .flatMap((term, position): readonly Term[] => (position === at ? change(term) : [term]))
    .flatMap((term): readonly Term[] =>
      isGroup(term) && term.conditions.length < 2 ? term.conditions : [term],
    )
  const [first, ...rest] = conditions
  // A group that nothing stands beside is the sentence.
  return first && isGroup(first) && rest.length === 0
    ? { join: joinWithin(sentence.join), conditions: first.conditions }
    : { ...sentence, conditions }
}

const without = (term: Term, within: number | null): Term[] =>
  isGroup(term) && within !== null
    ? [{ conditions: term.conditions.filter((_, position) => position !== within) }]
    : []

/** With a condition changed. */
export const changeCondition = (
  sentence: Sentence,
  { at, within }: ConditionPlace,
  condition: Condition,
): Sentence =>
  withTerm(sentence, at, (term) =>
    isGroup(term) && within !== null
      ? [{ conditions: term.conditions.with(within, condition) }]
      : [condition],
  )

/** With one more condition at its end, or at that of a group. @param group position of its term; null for the sentence */
export const addCondition = (sentence: Sentence, group: number | null = null): Sentence =>
  group === null
    ? { ...sentence, conditions: [...sentence.conditions, blank()] }
    : withTerm(sentence, group, (term) =>
        isGroup(term) ? [{ conditions: [...term.conditions, blank()] }] : [term],
      )

/** With a group of two conditions at its end. */
export const addGroup = (sentence: Sentence): Sentence => ({
  ...sentence,
  conditions: [...sentence.conditions, { conditions: [blank(), blank()] }],
})

/** Without a condition. */
export const removeCondition = (sentence: Sentence, { at, within }: ConditionPlace): Sentence =>
  withTerm(sentence, at, (term) => without(term, within))

/** Whether a condition can stand in a group with what is before it: something has to be left beside the group. */
export const canGroup = ({ conditions }: Sentence, { at, within }: ConditionPlace): boolean =>
  within === null && at > 0 && conditions.length > 2

/** With a condition in one group with what is before it. */
export function groupCondition(sentence: Sentence, place: ConditionPlace): Sentence {
  const { at } = place
  const [before, term] = sentence.conditions.slice(at - 1)
  if (!canGroup(sentence, place) || !before || !term || isGroup(term)) return sentence
  const joined = { conditions: [...(isGroup(before) ? before.conditions : [before]), term] }
  return {
    ...sentence,
    conditions: [...sentence.conditions.slice(0, at - 1), joined, ...sentence.conditions.slice(at + 1)],
  }
}

/** With a condition of a group behind that group. */
export const ungroupCondition = (sentence: Sentence, { at, within }: ConditionPlace): Sentence =>
  withTerm(sentence, at, (term) => {
    const condition = isGroup(term) && within !== null ? term.conditions[within] : undefined
    return condition ? [...without(term, within), condition] : [term]
  })
