/** Rules that stand with the form and in none of its versions: closings that are reserved, and states to begin in. */
import type { Check } from '../../form/check'
import type { InitialRule } from '../../form/initial-rule'
import type { Section } from '../../form/section'
import { newSection } from '../../form/factory'
import { formRuleProblem } from '../form-rule'
import type { FormProofCode } from './codes'
import { decide, type Budget, type Query } from './decide'
import { modelOf, type ProofRule } from './model'

/** The rules of a form itself. */
export interface FormRuleTexts {
  closings: readonly Pick<Check, 'regla' | 'mensaje'>[]
  /** In their order, with the state's reference and its name. */
  initial: readonly (Pick<InitialRule, 'si' | 'estado'> & { words: string })[]
}

export interface FormRuleFinding {
  code: FormProofCode
  /** The message of the closing, or the state. */
  words: string
}

export interface ProvenFormRules {
  findings: readonly FormRuleFinding[]
  /** Which of them have a rule of which that was not found out. */
  undecided: readonly ('closings' | 'initial')[]
}

/** No section of a form is called so. */
const PLACE = '§form'

interface Named {
  of: 'closings' | 'initial'
  formula: string
  words: string
}

/** Works through the rules of the form itself, as checks of a section behind all others. */
export function provenFormRules(
  secciones: readonly Section[],
  { closings, initial }: FormRuleTexts,
  today: string,
  budget: Budget,
): ProvenFormRules {
  const named = [
    ...closings.map(({ regla, mensaje }): Named => ({
      of: 'closings',
      formula: regla,
      words: mensaje.trim(),
    })),
    ...initial.map(({ si, words }): Named => ({ of: 'initial', formula: si, words })),
  ].filter(({ formula }) => formula !== '' && formRuleProblem(formula, secciones) === null)
  const findings: FormRuleFinding[] = []
  const undecided = new Set<Named['of']>()
  if (named.length === 0) return { findings, undecided: [] }
  const place = newSection(() => PLACE)
  const validaciones = named.map(({ formula }, at): Check => ({
    ...{ id: String(at), regla: formula, mensaje: '', tipo: 'cierre' },
  }))
  const model = modelOf([...secciones, { ...place, validaciones }])
  const part = model.byId.get(PLACE)
  if (!part) return { findings, undecided: [] }
  const rules = new Map(model.rulesOf(part).checks.map((check) => [Number(check.rule.of), check]))
  const ask = (query: Omit<Query, 'part'>) => decide(model, { ...query, part }, today, budget)
  const before: ProofRule[] = []
  for (const [at, { of, words }] of named.entries()) {
    const rule = rules.get(at)
    if (!rule) continue
    // Of rules for a state the first that is true counts.
    const earlier = of === 'initial' ? [...before] : []
    if (of === 'initial') before.push(rule)
    const { yes, no } = ask({
      rules: [...earlier, rule],
      outcome: (world) => !earlier.some((one) => world.holds(one, {})) && world.holds(rule, {}),
    })
    if (yes === 'never')
      findings.push({ code: of === 'closings' ? 'closingNever' : 'initialRuleNever', words })
    else if (of === 'closings' && no === 'never') findings.push({ code: 'closingAlways', words })
    else if (yes === 'undecided' || (of === 'closings' && no === 'undecided')) undecided.add(of)
  }
  return { findings, undecided: [...undecided] }
}
