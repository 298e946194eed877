/** The formulas of a form: where each stands, and what it has to come to. */
import type { Type } from '../logic/scope'
import type { FormPart } from './parts'

/** Which field of a part has the formula. */
export type RuleField = 'mostrarSi' | 'obligatoriaSi' | 'calculo' | 'opcion' | 'validacion'

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

/** The lists in which a rule of a part stands: it reads the row that it is in. */
export function listsOfRule({ is, named, definition }: FormPart, field: RuleField): readonly string[] {
  if (field === 'validacion') return named.lists
  // A section is shown or not as a whole, and a question with all of its answers.
  return is === 'section' ? [] : named.lists.filter((list) => list !== `question:${definition.id}`)
}

/** What a rule of a part has to come to. */
export const typeOfRule = ({ named }: FormPart, field: RuleField): Type =>
  field === 'calculo' ? named.type : YES_NO

/** The formulas of one part. */
export function rulesOf(part: FormPart): Rule[] {
  const rule = (field: RuleField, formula: string, of = ''): Rule => ({
    ...{ field, part, of, formula },
    ...{ expected: typeOfRule(part, field), here: listsOfRule(part, field) },
  })
  const shown = rule('mostrarSi', part.definition.mostrarSi)
  if (part.is !== 'question') return [shown].filter(written)
  const { obligatoriaSi, calculo, opciones, validaciones } = part.definition
  return [
    shown,
    rule('obligatoriaSi', obligatoriaSi),
    rule('calculo', calculo),
    ...opciones.map(({ id, mostrarSi }) => rule('opcion', mostrarSi, id)),
    ...validaciones.map(({ id, regla }) => rule('validacion', regla, id)),
  ].filter(written)
}
