/** The formulas of a form: where each stands, and what it has to come to. */
import type { Scope, Type } from '../logic/scope'
import { QUESTION_FORMULAS, type Question, type QuestionFormula } from '../form/question'
import { SECTION_FORMULAS, type SectionFormula } from '../form/section'
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

const written = (rule: Rule): boolean => rule.formula !== ''

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
): Scope => ({ ...scopeIn(byId, here), hasAttributes: field === 'filtroOpciones' })

/** The formulas of one part. */
export function rulesOf(part: FormPart): Rule[] {
  const rule = (field: RuleField, formula: string, of = ''): Rule => ({
    ...{ field, part, of, formula },
    ...{ expected: typeOfRule(part, field), here: listsOfRule(part, field) },
  })
  if (part.is === 'branch') return [rule('mostrarSi', part.definition.mostrarSi)].filter(written)
  const checks = part.definition.validaciones.map(({ id, regla }) => rule('validacion', regla, id))
  if (part.is === 'section') {
    const fields = takesRows(part.definition) ? SECTION_FORMULAS : (['mostrarSi'] as const)
    return [...fields.map((field) => rule(field, part.definition[field])), ...checks].filter(written)
  }
  return [
    ...QUESTION_FORMULAS.filter((field) => has(part.definition, field)).map((field) =>
      rule(field, part.definition[field]),
    ),
    ...part.definition.opciones.map(({ id, mostrarSi }) => rule('opcion', mostrarSi, id)),
    ...checks,
  ].filter(written)
}
