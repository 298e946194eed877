/**
 * A form that came from another system, looked at as a whole: no rule stays that cannot be worked out, so that what is made
 * can be saved as it is.
 */
import { mapSame } from '../form/dense'
import { ruleProblems } from '../form-logic/problems'
import type { RuleProblem } from '../form-logic/graph'
import type { Rule } from '../form-logic/rules'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import type { OmittedCode } from './report'

/** A rule that does not stay, and why. */
export interface DroppedRule {
  rule: Rule
  code: Extract<OmittedCode, `formula${string}`>
  about: string
}

const CODES: Record<string, DroppedRule['code']> = {
  ...{ cycle: 'formulaCircle', tooLong: 'formulaLong', tooDeep: 'formulaLong' },
  ...{ needsAggregate: 'formulaRows', severalLists: 'formulaRows', nothingToAggregate: 'formulaRows' },
  ...{ noRow: 'formulaRows', unknownReference: 'formulaName', unknownOption: 'formulaName' },
  ...{ unknownFunction: 'formulaFunction', wrongPattern: 'formulaFunction' },
}

const dropped = ({ rule, problem }: RuleProblem): DroppedRule => ({
  rule,
  code: CODES[problem.fault] ?? 'formulaType',
  about: 'about' in problem ? problem.about : '',
})

function withoutRule<P extends Question | Section>(part: P, { field, of }: Rule): P {
  if (field === 'validacion')
    return { ...part, validaciones: part.validaciones.filter(({ id }) => id !== of) }
  if (field === 'opcion' && 'opciones' in part)
    return {
      ...part,
      opciones: part.opciones.map((option) => (option.id === of ? { ...option, mostrarSi: '' } : option)),
    }
  return field in part ? { ...part, [field]: '' } : part
}

function withoutRules(section: Section, rules: readonly Rule[], isAsked: (id: string) => boolean): Section {
  const own = rules.filter(({ part }) => part.definition.id === section.id)
  const preguntas = section.preguntas.flatMap((question): Question[] => {
    const its = rules.filter(({ part }) => part.definition.id === question.id)
    // Nobody was asked for it: without its calculation it would be a question of its own.
    if (!isAsked(question.id) && its.some(({ field }) => field === 'calculo')) return []
    return [its.reduce<Question>(withoutRule, question)]
  })
  const asked = preguntas.map((question, orden) => ({ ...question, orden }))
  return own.reduce<Section>(withoutRule, { ...section, preguntas: asked })
}

const MOST_ROUNDS = 20

/**
 * Sections without the rules that cannot be worked out, and those. Taking one away may take others along.
 * @param isAsked whether a question that is calculated is one that people were asked all the same
 */
export function proven(
  sections: Section[],
  isAsked: (id: string) => boolean = () => false,
): { sections: Section[]; dropped: DroppedRule[] } {
  let now = sections
  const all: DroppedRule[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = ruleProblems(now)
    if (problems.length === 0) break
    all.push(...problems.map(dropped))
    const rules = problems.map(({ rule }) => rule)
    const parts = new Set(rules.map(({ part }) => part.definition.id))
    now = mapSame(now, (section) =>
      parts.has(section.id) || section.preguntas.some(({ id }) => parts.has(id))
        ? withoutRules(section, rules, isAsked)
        : section,
    )
  }
  return { sections: now, dropped: all }
}
