/**
 * Forms of other systems, filled in with the engines of those systems and with ours (MOVE-07). What is compared is what
 * somebody sees: what is asked, what has to be answered, what is calculated and what is refused.
 */
import { processSync, ProcessTargets } from '@formio/core'
import { Model, QuestionSelectBase, type Question as SurveyQuestion } from 'survey-core'
import { withRules } from '../../answering/logic'
import { setResponse } from '../../answer/fill'
import { problemsOf } from '../../answer/problems'
import { startSections } from '../../answering/start'
import { askedIn } from '../../answer/view'
import type { FormContent } from '../../form/exchange/read-form'
import { kindOf } from '../../form/kinds'
import { OUTCOME } from '../../form/outcome'
import type { Option } from '../../form/question'
import { CLOCK } from '../../../testing/builders'
import type { Json } from '../json'

/** What somebody gives to a question: words, a code, or the codes of ticks. */
export type Answer = string | readonly string[]
/** By the names of questions. */
export type Answers = Readonly<Record<string, Answer>>

/** How often each form is filled in where somebody measures; 0 where nobody does. */
const measured = Number(process.env['ENGINE_FILLINGS'] ?? 0)
/** The engines of others are slow on a machine that is busy, and slower still where somebody measures. */
export const ENGINES_LIMIT_MS = measured > 0 ? 3_600_000 : 120_000

/**
 * How many forms are tried, and how often each is filled in: few by themselves, more where somebody measures
 * (`npm run bench -- engines`).
 */
export function howMany(forms: number, fillings: readonly [number, number]) {
  const [minLength, maxLength] = measured > 0 ? [measured, measured] : fillings
  return {
    forms: measured > 0 ? MEASURED_FORMS : forms,
    fillings: { minLength, maxLength, size: 'max' as const },
  }
}
const MEASURED_FORMS = 10

export interface Seen {
  shown: readonly string[]
  needed: readonly string[]
  /** What is calculated, as a text. */
  values: Readonly<Record<string, string>>
  refused: readonly string[]
  /** The options that are offered, of choices whose options depend on something. */
  offered?: Readonly<Record<string, readonly string[]>>
}

const BEGUN = '2026-10-05'
const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted()
/** Numbers of other engines are binary: what is behind the twelfth place is nobody's. */
const valueText = (value: unknown): string => {
  const isNone = value === undefined || value === null || Number.isNaN(value)
  const text = isNone ? '' : String(value)
  return /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/u.test(text) ? String(Number(Number(text).toFixed(9))) : text
}

/** Ours. Codes of options are their words, and short names of questions their names. */
export function seenHere({ secciones }: Pick<FormContent, 'secciones'>, answers: Answers): Seen {
  let now = withRules(startSections(secciones, CLOCK), BEGUN)
  for (const [name, answer] of Object.entries(answers)) {
    const view = askedIn(now).find(({ question }) => question.codigo === name)
    if (!view) continue
    const { question, path } = view
    const [first = ''] = typeof answer === 'string' ? [answer] : answer
    const position = question.opciones.findIndex((one) => one.texto === first && isOffered(one))
    const response =
      kindOf(question) === 'multiple-choice'
        ? { opciones: question.opciones.map((one) => ({ ...one, checked: answer.includes(one.texto) })) }
        : { respuesta: kindOf(question) === 'single-choice' ? (position < 0 ? '' : String(position)) : first }
    now = withRules(setResponse(now, path, response), BEGUN)
  }
  const asked = askedIn(now)
  const nameAt = new Map(asked.map(({ path, question }) => [JSON.stringify(path), question.codigo]))
  return {
    shown: sorted(asked.flatMap(({ question }) => question.codigo)),
    needed: sorted(asked.flatMap(({ question, isRequired }) => (isRequired ? question.codigo : []))),
    values: Object.fromEntries(
      asked.flatMap(({ question, response }) =>
        question.calculo === '' ? [] : [[question.codigo, valueText(response.respuesta.replace(',', '.'))]],
      ),
    ),
    refused: sorted(problemsOf(now).flatMap(({ path }) => nameAt.get(JSON.stringify(path)) ?? [])),
    ...offeredOf(
      asked.flatMap(({ question: { codigo, opciones } }) =>
        opciones.some(({ mostrarSi }) => mostrarSi !== '')
          ? [[codigo, opciones.filter(isOffered).map(({ texto }) => texto)]]
          : [],
      ),
    ),
  }
}

const isOffered = (option: Option): boolean => option[OUTCOME]?.isHidden !== true
const offeredOf = (names: [string, string[]][]): Pick<Seen, 'offered'> =>
  names.length === 0 ? {} : { offered: Object.fromEntries(names) }

const NUMBERS = new Set(['number', 'range'])

/** An answer as SurveyJS keeps it. */
function surveyValue(question: SurveyQuestion, answer: Answer): unknown {
  const type = question.getType()
  if (typeof answer !== 'string') return answer.length > 0 ? answer : undefined
  if (answer === '') return undefined
  if (type === 'boolean') return question[answer === 'true' ? 'valueTrue' : 'valueFalse'] ?? answer === 'true'
  return type === 'rating' || NUMBERS.has(String(question['inputType'])) ? Number(answer) : answer
}

/** Whether a question is asked whatever is answered. */
const isAlwaysAsked = (question: SurveyQuestion): boolean =>
  !question.visibleIf && !Reflect.get(question.parent, 'visibleIf') && !hasRuledChoices(question)
const hasRuledChoices = (question: SurveyQuestion): boolean =>
  Boolean(question['choicesVisibleIf'] || question['choicesFromQuestion'])
const offeredThere = (question: SurveyQuestion): string[] =>
  (question instanceof QuestionSelectBase ? question.visibleChoices : []).map(({ value }) => String(value))

/** SurveyJS's own; what is asked always is answered first, and then what it asks because of that. */
export function surveyJs(json: Json): (answers: Answers) => Seen {
  const survey = new Model(json)
  return (answers) => {
    const given = Object.entries(answers).flatMap(([name, answer]) => {
      const question = survey.getQuestionByName(name)
      return question ? [{ name, question, value: surveyValue(question, answer) }] : []
    })
    const first = given.filter(({ question, value }) => isAlwaysAsked(question) && value !== undefined)
    survey.clear()
    survey.data = Object.fromEntries(first.map(({ name, value }) => [name, value]))
    for (const { question, value } of given) {
      if (isAlwaysAsked(question) || !question.isVisible || !question.isParentVisible) continue
      if (!hasRuledChoices(question) || offeredThere(question).includes(String(value))) question.value = value
    }
    return seenIn(survey)
  }
}

function seenIn(survey: Model): Seen {
  const asked = survey.getAllQuestions(true).filter((one) => one.isParentVisible && one.getType() !== 'html')
  return {
    shown: sorted(asked.map(({ name }) => name)),
    needed: sorted(asked.flatMap((one) => (one.isRequired ? one.name : []))),
    values: Object.fromEntries(
      asked.flatMap((one) => (one.getType() === 'expression' ? [[one.name, valueText(one.value)]] : [])),
    ),
    refused: sorted(asked.flatMap((one) => (one.validate(true) ? [] : one.name))),
    ...offeredOf(
      asked.flatMap((one): [string, string[]][] =>
        hasRuledChoices(one) ? [[one.name, offeredThere(one)]] : [],
      ),
    ),
  }
}

/** A component of a form of Form.io, as far as tests have it. */
interface Component {
  type: string
  key: string
  input: boolean
  values?: { value: string; label: string }[]
  components?: Component[]
}

/** An answer as Form.io's renderer keeps it: sets of ticks and boxes say what is not ticked too. */
function formioValue({ type, values = [] }: Component, answer: Answer): unknown {
  if (type === 'selectboxes')
    return Object.fromEntries(values.map(({ value }) => [value, answer.includes(value)]))
  if (type === 'checkbox') return answer === 'true'
  if (type === 'number') return answer === '' ? undefined : Number(answer)
  // A day begins at midnight there.
  if (type === 'datetime')
    return typeof answer === 'string' && /^[\d-]{10}$/u.test(answer) ? `${answer}T00:00:00` : answer
  return answer
}

/** What is given, as Form.io's renderer sends it: what stands in a container does there too. */
const dataOf = (components: readonly Component[], answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    components.flatMap((one): [string, unknown][] => {
      if (!one.components) {
        const value = formioValue(one, answers[one.key] ?? (one.type === 'selectboxes' ? [] : ''))
        return value === undefined ? [] : [[one.key, value]]
      }
      const inner = dataOf(one.components, answers)
      return one.type === 'container' ? [[one.key, inner]] : Object.entries(inner)
    }),
  )

/** Form.io's own, as its server looks at what was sent: what is hidden goes, the rest is calculated and checked. */
export function seenByFormio(form: { components: Component[] }, answers: Answers): Seen {
  const data = dataOf(form.components, answers)
  const scope: { errors: FormioError[]; conditionals?: { path: string; conditionallyHidden: boolean }[] } = {
    errors: [],
  }
  const components = structuredClone(form.components)
  processSync({
    ...{ form: { ...form, components }, components, data, submission: { data }, scope },
    ...{ processors: ProcessTargets.evaluator ?? [], config: {}, instances: {} },
  })
  const hidden = new Set(
    (scope.conditionals ?? []).flatMap((one) => (one.conditionallyHidden ? [one.path] : [])),
  )
  const isShown = (all: readonly Component[]): Component[] =>
    all.flatMap((one) => (hidden.has(one.key) ? [] : one.components ? isShown(one.components) : one))
  // What is required may change with the answers.
  const asked = isShown(components)
  const isAsked = new Set(asked.map(({ key }) => key))
  return {
    shown: sorted(asked.map(({ key }) => key)),
    needed: sorted(asked.flatMap((one) => (isRequired(one) ? one.key : []))),
    values: Object.fromEntries(
      asked.flatMap((one) => ('calculateValue' in one ? [[one.key, valueText(data[one.key])]] : [])),
    ),
    refused: sorted(scope.errors.flatMap(({ context: { path } }) => (isAsked.has(path) ? path : []))),
  }
}

interface FormioError {
  context: { path: string }
}

const isRequired = (component: object): boolean => {
  const validate: unknown = Reflect.get(component, 'validate')
  return typeof validate === 'object' && validate !== null && Reflect.get(validate, 'required') === true
}
