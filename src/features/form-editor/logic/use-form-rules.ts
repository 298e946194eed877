import { useTranslation } from 'react-i18next'
import type { Check } from '../../../domain/form/check'
import { formChecksOf } from '../../../domain/form/edit-form-checks'
import { stateRef } from '../../../domain/form/state-ref'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { missingColumn } from '../../../domain/form-logic/table-columns'
import { LANGUAGE_TAG } from '../../../domain/language'
import type { FormProofCode } from '../../../domain/form-logic/proof/codes'
import { joinedWords } from '../../../domain/text/joined-words'
import { findingWords } from '../../../lib/finding-words'
import { useLanguage } from '../../../lib/i18n'
import { useRuleWords } from '../../../lib/rule-meaning'
import type { ProofState } from '../check/use-proof'
import { useColumns } from '../rules/use-columns'
import { useProblemWords } from '../rules/use-problem-words'
import { useAssigneeNames } from '../states/use-assignee-names'
import { useEditorState } from '../store/context'

/** A rule of the form itself, in words. */
export interface ListedRule {
  id: string
  label: string
  sentence: string
  /** What is wrong with it. */
  faults: string[]
}

/** The rules of the form itself of one kind. */
export interface ListedRules {
  /** Where they are stored. */
  field: 'validacion' | 'cierres' | 'estadoInicial' | 'reparto'
  /** Where they are made. */
  panel: 'logic' | 'states'
  heading: string
  rules: ListedRule[]
  /** What working through them found. */
  faults: string[]
}

/** A condition that is still to be said. */
const UNSAID = '…'

/** What the form as a whole checks, whom it lets go no further, where answers begin and whose they are: as sentences. */
export function useFormRules(state: ProofState): ListedRules[] {
  const { t } = useTranslation('editor')
  const { t: tStaff } = useTranslation('staff')
  const language = useLanguage()
  const form = useEditorState(({ form: edited }) => edited)
  const { secciones, estados, cierres = [], estadoInicial = [], reparto = [] } = form
  const wordsOf = useRuleWords(secciones)
  const problemWords = useProblemWords()
  const { columnsOf } = useColumns()
  const { names } = useAssigneeNames(reparto.some(({ personas }) => personas.length > 0))

  const said = (formula: string): string => (formula === '' ? UNSAID : wordsOf(formula))
  const faultsOf = (formula: string, ...own: (string | false)[]): string[] => {
    const problem = formRuleProblem(formula, secciones) ?? missingColumn(formula, columnsOf)
    return [...(problem ? [problemWords(problem)] : []), ...own.flatMap((one) => one || [])]
  }
  const unsaid = (formula: string) => formula === '' && t('logic.unsaid')
  const found = (...codes: FormProofCode[]): string[] =>
    (state.status === 'told' ? state.proof.found : []).flatMap((finding) =>
      codes.some((code) => code === finding.code) ? findingWords(tStaff, finding).what : [],
    )
  const checkRule =
    (label: (number: number) => string) =>
    ({ id, regla, mensaje }: Check, at: number): ListedRule => ({
      ...{ id, label: label(at + 1), sentence: said(regla) },
      faults: faultsOf(regla, unsaid(regla), mensaje.trim() === '' && t('logic.untold')),
    })
  const shared = ({ si, personas, porArea = false }: (typeof reparto)[number]): string => {
    const people = personas.map((username) => names.get(username) ?? username)
    const who = porArea
      ? t('logic.byArea')
      : t('logic.byTurn', {
          people: people.length > 0 ? joinedWords(people, LANGUAGE_TAG[language]) : UNSAID,
        })
    return si === '' ? t('logic.sharedAlways', { who }) : t('logic.sharedIf', { condition: wordsOf(si), who })
  }

  const all: ListedRules[] = [
    {
      ...{ field: 'validacion', panel: 'logic', heading: t('formChecks.heading'), faults: [] },
      rules: formChecksOf(secciones)
        .map(({ check }) => check)
        .map(checkRule((number) => t('formChecks.rule', { number }))),
    },
    {
      ...{ field: 'cierres', panel: 'logic', heading: t('closings.heading') },
      rules: cierres.map(checkRule((number) => t('closings.rule', { number }))),
      faults: found('closingNever', 'closingAlways'),
    },
    {
      ...{ field: 'estadoInicial', panel: 'states', heading: t('states.begins.heading') },
      rules: estadoInicial.map(({ id, si, estado }, at) => {
        const begins = estados.disponibles.find((one) => stateRef(one) === estado)
        return {
          ...{ id, label: t('states.begins.rule', { number: at + 1 }) },
          sentence: t('logic.begins', { condition: said(si), state: begins?.nombre ?? UNSAID }),
          faults: faultsOf(si, unsaid(si), !begins && t('states.begins.gone')),
        }
      }),
      faults: found('initialRuleNever'),
    },
    {
      ...{ field: 'reparto', panel: 'states', heading: t('states.sharing.heading'), faults: [] },
      rules: reparto.map((rule, at) => ({
        ...{ id: rule.id, label: t('states.sharing.rule', { number: at + 1 }), sentence: shared(rule) },
        faults: faultsOf(rule.si, rule.personas.length === 0 && !rule.porArea && t('logic.nobody')),
      })),
    },
  ]
  return all.filter(({ rules }) => rules.length > 0)
}

/** Whether something is wrong with rules, or one of them. */
export const hasFaults = ({ rules, faults }: ListedRules): boolean =>
  faults.length > 0 || rules.some((rule) => rule.faults.length > 0)
