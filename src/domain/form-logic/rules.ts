/** The formulas of a form: where each stands, and what it has to come to. */
import type { Type } from '../logic/scope'
import { questionList, type FormPart } from './parts'

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

/** The formulas of one part. */
export function rulesOf(part: FormPart): Rule[] {
  const { definition, named, is } = part
  const own = is === 'question' ? questionList(part.definition) : []
  // A section is shown or not as a whole, and a question with all of its answers.
  const here = is === 'section' ? [] : named.lists.filter((list) => !own.includes(list))
  const rule = (field: RuleField, formula: string, of = '', expected = YES_NO): Rule => ({
    ...{ field, part, of, formula, expected },
    here: field === 'validacion' ? named.lists : here,
  })
  const shown = rule('mostrarSi', definition.mostrarSi)
  if (part.is !== 'question') return [shown].filter(written)
  const { obligatoriaSi, calculo, opciones, validaciones } = part.definition
  return [
    shown,
    rule('obligatoriaSi', obligatoriaSi),
    rule('calculo', calculo, '', named.type),
    ...opciones.map(({ id, mostrarSi }) => rule('opcion', mostrarSi, id)),
    ...validaciones.map(({ id, regla }) => rule('validacion', regla, id)),
  ].filter(written)
}
