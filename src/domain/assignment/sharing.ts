/** Whose turn an answer is by the rules of its form (REACH-08). */
import { viewOf, type SectionView } from '../answer/view'
import type { CalendarDay } from '../calendar'
import type { NewId } from '../form/factory'
import type { Section } from '../form/section'
import { isHidden } from '../form/outcome'
import { behaviourOf } from '../question-types'
import { initialStateOf } from '../form-logic/initial-state'
import { MAX_SHARING_PEOPLE, MAX_SHARING_RULES, type SharingRule } from '../form/sharing-rule'

interface Shared {
  reparto?: readonly SharingRule[] | undefined
}

/** The form with one more rule. */
export const addSharingRule = <T extends Shared>(form: T, newId: NewId): T => ({
  ...form,
  reparto: [...(form.reparto ?? []), { id: newId(), si: '', personas: [] }].slice(0, MAX_SHARING_RULES),
})

/** The form with a rule changed. */
export const changeSharingRule = <T extends Shared>(
  form: T,
  id: string,
  change: Partial<Omit<SharingRule, 'id'>>,
): T => ({
  ...form,
  reparto: (form.reparto ?? []).map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
})

/** The form without a rule. */
export const removeSharingRule = <T extends Shared>(form: T, id: string): T => ({
  ...form,
  reparto: (form.reparto ?? []).filter((rule) => rule.id !== id),
})

const isAnswered = ({ section, groups }: SectionView): boolean =>
  !isHidden(section) &&
  groups.some(
    ({ isAsked, questions }) =>
      isAsked &&
      questions.some(({ question, responses }) =>
        responses.some(({ response }) => !behaviourOf(question).isEmpty(response)),
      ),
  )

/** The name of the area that looks after the first answered section that has one; null for none. */
const areaAnswered = (answered: Section[]): string | null =>
  viewOf(answered).find((one) => (one.section.areaAsociada?.nombre ?? '') !== '' && isAnswered(one))?.section
    .areaAsociada?.nombre ?? null

/** Among whom an answer is shared out: people by their usernames, or whoever works in the area with a name. */
export interface SharedAmong {
  /** Id of the rule that says so; '' where none applies. */
  rule: string
  people: readonly string[]
  area: string | null
}

/**
 * Among whom an answer is shared out; nobody where no rule applies.
 * @param secciones of the version that was answered
 * @param answered the same as answered, with its rules worked out
 */
export function sharedAmong(
  all: readonly SharingRule[],
  secciones: readonly Section[],
  answered: Section[],
  begun: CalendarDay | null,
): SharedAmong {
  const area = all.some(({ porArea }) => porArea === true) ? areaAnswered(answered) : null
  const rules = all.filter(({ porArea }) => porArea !== true || area !== null)
  const always = rules.findIndex(({ si }) => si === '')
  const asked = always === -1 ? rules : rules.slice(0, always)
  const named = asked.map(({ id, si }) => ({ id, si, estado: id }))
  const first = initialStateOf(named, secciones, answered, begun)
  const rule = rules.find(({ id }) => id === first) ?? rules[always]
  if (!rule) return { rule: '', people: [], area: null }
  if (rule.porArea === true) return { rule: rule.id, people: [], area }
  return { rule: rule.id, people: rule.personas.slice(0, MAX_SHARING_PEOPLE), area: null }
}

/**
 * The people in the order in which an answer is offered to them. Who is first follows from the answer's id alone: each
 * is as often first as the others, nothing has to be counted, and looking once more gives the same.
 */
export function inTurn(people: readonly string[], answerId: string): string[] {
  const sum = [...answerId].reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  )
  const first = people.length === 0 ? 0 : sum % people.length
  return [...people.slice(first), ...people.slice(0, first)]
}
