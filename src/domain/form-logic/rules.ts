/** The formulas of a form: where each stands, and what it has to come to. */
import type { Scope, Type } from '../logic/scope'
import { QUESTION_FORMULAS, type Question, type QuestionFormula } from '../form/question'
import { SECTION_FORMULAS, type Section, type SectionFormula } from '../form/section'
import { takesRows } from '../answer/rows'
import { remembered } from '../remembered'
import { partsOf, questionList, scopeIn, type FormPart } from './parts'
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
  // A section is shown or not as a whole, and a question with all of its answers.
  if (is === 'section') return []
  if (is === 'branch' || field === 'validacion' || !definition.repetible) return named.lists
  const own = questionList(definition)
  return named.lists.filter((list) => !own.includes(list))
}

/** What a rule of a part has to come to. */
export function typeOfRule({ is, named, definition }: FormPart, field: RuleField): Type {
  if (field === 'calculo' || field === 'valorInicial') return named.type
  if (field === 'filas' || (is === 'section' && field !== 'mostrarSi' && field !== 'validacion'))
    return { is: 'number' }
  if (is === 'question' && (field === 'minimo' || field === 'maximo')) return measureOf(definition)
  return YES_NO
}

/** What is looked at once everything else is decided. */
const WATCHED: readonly RuleField[] = ['obligatoriaSi', 'validacion', 'minimo', 'maximo']
/** Whether others depend on what the rule comes to. */
export const decides = ({ field }: Rule): boolean => !WATCHED.includes(field)

/** What a rule may name. */
export const scopeOf = (
  { field, here }: Pick<Rule, 'field' | 'here'>,
  byId: ReadonlyMap<string, FormPart>,
): Scope => scopeIn(byId, here, field === 'filtroOpciones')

/** The formulas of one part. */
export function rulesOf(part: FormPart): Rule[] {
  const rules: Rule[] = []
  const add = (field: RuleField, formula: string, of = ''): void => {
    if (formula === '') return
    const [expected, here] = [typeOfRule(part, field), listsOfRule(part, field)]
    rules.push({ field, part, of, formula, expected, here })
  }
  const { is, definition } = part
  if (is === 'branch') add('mostrarSi', definition.mostrarSi)
  if (is === 'section')
    for (const field of SECTION_FORMULAS)
      if (field === 'mostrarSi' || takesRows(definition)) add(field, definition[field])
  if (is === 'question') {
    QUESTION_FORMULAS.forEach((field) => has(definition, field) && add(field, definition[field]))
    definition.opciones.forEach(({ id, mostrarSi }) => add('opcion', mostrarSi, id))
  }
  if (is !== 'branch') definition.validaciones.forEach(({ id, regla }) => add('validacion', regla, id))
  return rules
}

/** The parts of a form and all of its rules, listed once: to load what they call, and to work them out. */
export const listedRules = remembered((secciones: readonly Section[]) => {
  const parts = partsOf(secciones)
  return { parts, rules: parts.flatMap(rulesOf) }
})
