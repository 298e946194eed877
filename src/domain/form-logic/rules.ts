/** The formulas of a form: where each stands, and what it has to come to. */
import type { Scope, Type } from '../logic/scope'
import { QUESTION_FORMULAS, type Question, type QuestionFormula } from '../form/question'
import { SECTION_FORMULAS, type SectionFormula } from '../form/section'
import { isOfForm } from '../form/check'
import { takesRows } from '../answer/rows'
import { scopeIn, type FormPart } from './parts'
import { measureOf } from './values'

/** Which field of a part has the formula. */
export type RuleField = QuestionFormula | SectionFormula | 'opcion' | 'validacion'

export interface Rule {
  field: RuleField
  part: FormPart
  /** Id of the option or check; '' where the part itself is meant. */
  of: string
  formula: string
  expected: Type
  /** The lists in which it stands. */
  here: readonly string[]
}

const YES_NO: Type = { is: 'yesNo' }

/** What is calculated has no initial value. */
const has = ({ calculo }: Question, field: QuestionFormula): boolean =>
  field !== 'valorInicial' || calculo === ''

/** The lists in which a rule of a part stands: it reads the row that it is in. */
export function listsOfRule({ is, named, definition }: FormPart, field: RuleField): readonly string[] {
  if (field === 'validacion' && is === 'question') return named.lists
  // A section is shown or not as a whole, and a question with all of its answers.
  return is === 'section' ? [] : named.lists.filter((list) => list !== `question:${definition.id}`)
}

/** What a rule of a part has to come to. */
export function typeOfRule({ is, named, definition }: FormPart, field: RuleField): Type {
  if (field === 'calculo' || field === 'valorInicial') return named.type
  if (field === 'filas' || (is === 'section' && field !== 'mostrarSi' && field !== 'validacion'))
    return { is: 'number' }
  if (is === 'question' && (field === 'minimo' || field === 'maximo')) return measureOf(definition).type
  return YES_NO
}

/** What a rule may name. */
export const scopeOf = (
  { field, here }: Pick<Rule, 'field' | 'here'>,
  byId: ReadonlyMap<string, FormPart>,
): Scope => scopeIn(byId, here, field === 'filtroOpciones')

/** Where the formulas of a part stand, those that are not written too: `field`, formula, and id of the option or check. */
function formulasIn(part: FormPart): [field: RuleField, formula: string, of?: string][] {
  if (part.is === 'branch') return [['mostrarSi', part.definition.mostrarSi]]
  const checks = part.definition.validaciones.map(({ id, regla }): [RuleField, string, string] => [
    'validacion',
    regla,
    id,
  ])
  if (part.is === 'section') {
    const fields = takesRows(part.definition) ? SECTION_FORMULAS : (['mostrarSi'] as const)
    return [...fields.map((field): [RuleField, string] => [field, part.definition[field]]), ...checks]
  }
  const { definition } = part
  const own = QUESTION_FORMULAS.filter((field) => definition[field] !== '' && has(definition, field))
  const options = definition.opciones.filter(({ mostrarSi }) => mostrarSi !== '')
  return [
    ...own.map((field): [RuleField, string] => [field, definition[field]]),
    ...options.map(({ id, mostrarSi }): [RuleField, string, string] => ['opcion', mostrarSi, id]),
    ...checks,
  ]
}

/** Whether a rule is that of a check of the form, which only stands with its part. */
export const isRuleOfForm = ({ field, part, of }: Rule): boolean =>
  field === 'validacion' &&
  part.is === 'section' &&
  part.definition.validaciones.some((check) => check.id === of && isOfForm(check))

/** The formulas of one part. */
export const rulesOf = (part: FormPart): Rule[] =>
  formulasIn(part)
    .filter(([, formula]) => formula !== '')
    .map(([field, formula, of = '']) => ({
      field,
      part,
      of,
      formula,
      expected: typeOfRule(part, field),
      here: listsOfRule(part, field),
    }))
