/** What templates are made of: questions and sections by the keys of their words. */
import type { QuestionKind } from './kinds'
import type { FormOption } from './options'
import type { QuestionFormula } from './question'

/** What a town hall often asks for; each is a beginning to be changed (DAY-07). */
export const TEMPLATE_NAMES = [
  'complaint',
  'enrolment',
  'inspection',
  'works',
  'survey',
  'appointment',
  'concert',
  'publicSpace',
  'aid',
  'animal',
  'job',
  'information',
] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

export interface TemplateQuestion {
  /** Its words, by `questions.{key}`. */
  key: string
  kind: QuestionKind
  required: boolean
  /** Their words, by `options.{key}`. */
  options: readonly string[]
  attach: Partial<Record<'adjuntar' | 'adjuntarDocumento', true>>
  /** Its formulas; they name questions and options by their keys. */
  rules: Partial<Record<QuestionFormula, string>>
}

export interface TemplateSection {
  key: string
  repeats: boolean
  /** Formula: asked only when it is true; '' for always. */
  shown: string
  questions: readonly TemplateQuestion[]
}

/** A filling that is kept with the form, with what has to come of it (LOGIC-09). */
export interface TemplateCase {
  /** The key of the words that it is called by. */
  name: string
  /** What is answered, by the keys of questions: an option's key, or the answer as it is stored. */
  given: Readonly<Record<string, string>>
  /** What comes of it: `shown chip=yes`, by the keys of questions and sections. */
  expects: readonly `${'shown' | 'required' | 'refused'} ${string}=${'yes' | 'no'}`[]
}

export interface Template {
  name: TemplateName
  options: readonly FormOption[]
  /** In the order in which answers usually pass them; each leads to the next ones. */
  states: readonly string[]
  /** In which of them an answer begins that says something: formulas that name questions and options by their keys. */
  begins: readonly { si: string; state: string }[]
  sections: readonly TemplateSection[]
  cases: readonly TemplateCase[]
  /** Signed by the citizen, or by staff. */
  signatures: readonly { key: string; by: 'citizen' | 'intern' }[]
  /** What is sold, by `tickets.{key}`; its price and number are given by whoever begins with it. */
  tickets: readonly string[]
}

export const ask = (key: string, kind: QuestionKind, ...options: string[]): TemplateQuestion => ({
  key,
  kind,
  required: true,
  options,
  attach: {},
  rules: {},
})
export const maybe = (key: string, kind: QuestionKind, ...options: string[]): TemplateQuestion => ({
  ...ask(key, kind, ...options),
  required: false,
})
export const photo = (question: TemplateQuestion): TemplateQuestion => ({
  ...question,
  attach: { adjuntar: true },
})
export const paper = (question: TemplateQuestion): TemplateQuestion => ({
  ...question,
  attach: { adjuntarDocumento: true },
})
export const ruled = (question: TemplateQuestion, rules: TemplateQuestion['rules']): TemplateQuestion => ({
  ...question,
  rules,
})
/** A day in the past, which nobody answers with today by passing over it. */
export const past = (question: TemplateQuestion): TemplateQuestion =>
  ruled(question, { valorInicial: 'blank()', maximo: 'today()' })
/** A day that is still to come. */
export const coming = (question: TemplateQuestion): TemplateQuestion =>
  ruled(question, { valorInicial: 'blank()', minimo: 'today()' })
export const part = (key: string, ...questions: TemplateQuestion[]): TemplateSection => ({
  key,
  repeats: false,
  shown: '',
  questions,
})
export const rows = (key: string, ...questions: TemplateQuestion[]): TemplateSection => ({
  ...part(key, ...questions),
  repeats: true,
})

export const shownIf = (shown: string, section: TemplateSection): TemplateSection => ({ ...section, shown })

export const form = (
  name: TemplateName,
  given: Partial<Omit<Template, 'name' | 'sections'>>,
  ...sections: TemplateSection[]
): Template => ({
  name,
  options: [],
  states: [],
  begins: [],
  cases: [],
  signatures: [],
  tickets: [],
  ...given,
  sections,
})

/** Every key of words that a template needs. */
export const keysOfTemplate = ({ name, states, sections, signatures, tickets }: Template): string[] => [
  `forms.${name}.title`,
  `forms.${name}.description`,
  ...states.map((key) => `states.${key}`),
  ...signatures.map(({ key }) => `signatures.${key}`),
  ...tickets.map((key) => `tickets.${key}`),
  ...sections.flatMap(({ key, questions }) => [
    `sections.${key}`,
    ...questions.flatMap((question) => [
      `questions.${question.key}`,
      ...question.options.map((option) => `options.${option}`),
    ]),
  ]),
]
