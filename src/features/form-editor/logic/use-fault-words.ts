import { useTranslation } from 'react-i18next'
import { ruleProblems } from '../../../domain/form-logic/problems'
import { missingColumn } from '../../../domain/form-logic/table-columns'
import type { Section } from '../../../domain/form/section'
import { findingWords } from '../../../lib/finding-words'
import type { ProofState } from '../check/use-proof'
import { useColumns } from '../rules/use-columns'
import { useProblemWords } from '../rules/use-problem-words'
import type { RuledPart } from './ruled-parts'

/** What is wrong with the rules of a part: what is not understood, and what working through them found. */
export function useFaultWords(
  secciones: readonly Section[],
  state: ProofState,
): (part: RuledPart) => string[] {
  const { t } = useTranslation('editor')
  const { t: tStaff } = useTranslation('staff')
  const problemWords = useProblemWords()
  const problems = ruleProblems(secciones)
  const { columnsOf } = useColumns()
  return ({ place, rules }) => {
    const own = rules[0]?.part.definition
    const wrong = problems
      .filter(({ rule }) => rule.part.definition === own)
      .map(({ problem }) => (problem.fault === 'cycle' ? t('rules.fault.cycle') : problemWords(problem)))
    const found = state.status === 'told' ? state.proof.found : []
    const proven = found.filter((finding) => {
      const at = finding.place
      if (at.kind === 'option') return place.kind === 'question' && at.question === place.id
      return 'id' in at && 'id' in place && at.kind === place.kind && at.id === place.id
    })
    const missing = rules.flatMap(({ formula }) => missingColumn(formula, columnsOf) ?? []).map(problemWords)
    return [
      ...new Set([...wrong, ...missing, ...proven.map((finding) => findingWords(tStaff, finding).what)]),
    ]
  }
}
