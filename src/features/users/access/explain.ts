import { actionsOn, type Action } from '../../../domain/access/permissions'
import { answersTo, oneForm, statisticsOf, type Thing } from '../../../domain/access/things'
import { isReviewable } from '../../../domain/correction/badge'
import type { FormHead } from '../../../domain/form/form-head'
import { knowsCitizens, type FormOptions } from '../../../domain/form/options'
import { roleOf, type User } from '../../../domain/user/user'
import { abilityFor, type AppAbility } from '../../../lib/ability'

/** The questions about a form, in the order in which they are answered. */
export const QUESTIONS = [
  ['readForm', 'read', 'form'],
  ['updateForm', 'update', 'form'],
  ['publishForm', 'publish', 'form'],
  ['duplicateForm', 'duplicate', 'form'],
  ['deleteForm', 'delete', 'form'],
  ['createAnswer', 'create', 'answer'],
  ['readAnswer', 'read', 'answer'],
  ['moveAnswer', 'move', 'answer'],
  ['completeAnswer', 'complete', 'answer'],
  ['updateAnswer', 'update', 'answer'],
  ['correctAnswer', 'correct', 'answer'],
  ['deleteAnswer', 'delete', 'answer'],
  ['readFormStatistics', 'read', 'formStatistics'],
] as const satisfies readonly (readonly [string, Action, Thing['kind']])[]
type Question = (typeof QUESTIONS)[number]

type No = 'role' | 'elsewhere' | 'ended' | 'deleted' | 'unreviewed' | 'citizens'

/**
 * Why a person may or may not. They may: `everywhere` because the role reaches every form, `municipality` because it
 * reaches those of its municipality, `areas` because the person is in one of the form's areas. They may not: `role`
 * because the role never may, `elsewhere` because it may with other forms only, `ended` because the person works here
 * no more, `deleted` because the form is deleted, `unreviewed` because its answers are not reviewed, `citizens` because
 * a form about citizens cannot be public.
 */
export type Because = { because: 'everywhere' | 'municipality' | No } | { because: 'areas'; areas: string[] }

export type Explained = Because & {
  question: Question[0]
  may: boolean
  /** Whether they may only with their own answers and counts. */
  ownOnly: boolean
}

type Place = Pick<FormHead, 'areas' | 'municipalityPath'>
type Explainable = Place & Pick<FormHead, 'deleted' | 'opcionales'>

/** The subject of a question: the person's own, or everybody's. */
function thingOf(subject: Question[2], form: Place, author?: string): Thing {
  if (subject === 'form') return oneForm(form)
  return subject === 'answer' ? answersTo(form, author) : statisticsOf(form, author ?? null)
}

/** A property of the form for which nobody may do this (§1.4, §1.6); null for most. */
function hindrance(question: Question[0], options: FormOptions): No | null {
  if (question === 'correctAnswer') return isReviewable(options) ? null : 'unreviewed'
  const isBound = question === 'publishForm' && !options.publico && knowsCitizens(options)
  return isBound ? 'citizens' : null
}

/** The reason why the person may: where the rule that allows it reaches. */
function reasonOf(ability: AppAbility, action: Action, thing: Thing, person: User): Because {
  const place = ability.relevantRuleFor(action, thing)?.conditions
  if (!place) return { because: 'everywhere' }
  if ('municipalityPath' in place) return { because: 'municipality' }
  const { areas } = 'areas' in thing ? thing : { areas: [] }
  return { because: 'areas', areas: areas.filter((area) => person.areas.includes(area)) }
}

/**
 * What a person may do with a form and its answers, and why (USER-07). It asks the same ability that decides in the
 * browser and in the functions, and against which the security rules are tested.
 */
export function explainAccess(person: User, form: Explainable): Explained[] {
  const ability = abilityFor(person)
  const role = roleOf(person)
  return QUESTIONS.map(([question, action, subject]): Explained => {
    const no = (because: No) => ({ question, may: false, ownOnly: false, because }) as const
    if (person.baja === true) return no('ended')
    if (role === null || !actionsOn(role, subject).includes(action)) return no('role')
    const own = thingOf(subject, form, person.username)
    if (ability.cannot(action, own)) return no('elsewhere')
    if (form.deleted && subject !== 'formStatistics' && (subject === 'form' || action === 'create'))
      return no('deleted')
    const hindered = hindrance(question, form.opcionales)
    if (hindered) return no(hindered)
    const ownOnly = action !== 'create' && ability.cannot(action, thingOf(subject, form))
    return { question, may: true, ownOnly, ...reasonOf(ability, action, own, person) }
  })
}
