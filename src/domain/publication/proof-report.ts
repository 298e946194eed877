/** What was found by working through the rules, as the check before publication tells it: where, and in whose words. */
import { formParts } from '../form/parts'
import { partKey } from '../form/part-ref'
import type { Publication } from './finding'
import type { Section } from '../form/section'
import type { Spot } from '../form/spot'
import type { CalendarDay } from '../calendar'
import type { Language } from '../language'
import { behaviourOf } from '../question-types'
import type { Case, CaseInput } from '../form/case'
import { caseInputsIn, outcomeOfCase, type RuledForm } from '../form-logic/cases'
import { YES_NO } from '../form-logic/mentioned'
import type { FormPart } from '../form-logic/parts'
import { wordsOf } from '../form-logic/typed'
import type { ProofFinding } from '../form-logic/proof/finding'
import type { Coverage } from '../form-logic/proof/fillings'
import { proven } from '../form-logic/proof/findings'
import type { FormRuleTexts } from '../form-logic/proof/form-rules'
import { workOn } from '../form-logic/work'

type Advice = Publication['advising'][number]

/** Where a part stands, and where it is mended. */
export type ProofPart = Pick<Advice, 'spot' | 'place'>

export interface ProofReport {
  found: Advice[]
  /** Parts with a rule of which it could not be found out whether something is wrong, each once. */
  undecided: ProofPart[]
  cases: ToldCases
}

/** Fillings worth trying, in words, and how much of the rules they cover. */
interface ToldCases {
  fillings: {
    /** What to answer: the part, and the answer in words; '' for a branch that is checked. */
    said: { part: string; row: number | null; words: string }[]
    /** The same as a case keeps it, and what comes of it. */
    dado: CaseInput[]
    espera: string[]
  }[]
  kept: number
  reached: number
  total: number
}

/** Says where parts stand. */
export function placesIn(secciones: readonly Section[]): (part: FormPart, option?: string) => ProofPart {
  const spots = new Map<string, Spot>(formParts(secciones).map(({ key, spot }) => [key, spot]))
  return (part, option) => {
    const { id } = part.definition
    if (part.is === 'section')
      return { spot: spots.get(partKey('section', id)) ?? [], place: { kind: 'section', id } }
    if (part.is === 'branch') {
      const section = secciones[part.section]?.id ?? ''
      return { spot: spots.get(partKey('condition', id)) ?? [], place: { kind: 'condition', section, id } }
    }
    const own = option === undefined ? undefined : spots.get(partKey('option', option, id))
    if (own && option !== undefined) return { spot: own, place: { kind: 'option', question: id, id: option } }
    return { spot: spots.get(partKey('question', id)) ?? [], place: { kind: 'question', id } }
  }
}

/** Where the rules of the form itself are mended. */
const placeOfRules = (isOfStates: boolean): ProofPart => ({
  spot: [],
  place: { kind: isOfStates ? 'states' : 'logic' },
})

const messageOf = ({ part, of }: Pick<ProofFinding, 'part' | 'of'>): string => {
  const checks = part.is === 'branch' ? [] : part.definition.validaciones
  return checks.find(({ id }) => id === of)?.mensaje.trim() ?? ''
}

/** What the sentence names: the other part, the message of the check, or everything that is in each other's way. */
function wordsFor({ part, of, about, among }: ProofFinding): string {
  if (among) {
    const names = among.map((one) => messageOf(one) || wordsOf(one.part))
    return [...new Set(names)].map((name) => `«${name}»`).join(', ')
  }
  return about ? wordsOf(about) : messageOf({ part, of })
}

function toldCases(
  form: RuledForm,
  { fillings, ...counts }: Coverage,
  { today, language }: { today: CalendarDay; language: Language },
): ToldCases {
  const [yes, no] = YES_NO[language]
  const wordsIn = (sections: readonly Section[], part: FormPart, row: number): string => {
    if (part.is !== 'question') return ''
    const { section, condition, question: at } = part.place
    const work = workOn([...sections])
    const question = work.question({ section, condition, question: at }, row)
    return question ? behaviourOf(question).summary(question, question, { yes, no, language }) : ''
  }
  return {
    ...counts,
    fillings: fillings.map(({ sections, given }) => {
      const dado = caseInputsIn(sections)
      return {
        ...{ dado, espera: outcomeOfCase(form, { dado, dia: today }) },
        said: given.map(({ part, row }) => ({
          ...{ part: wordsOf(part), row, words: wordsIn(sections, part, row ?? 0) },
        })),
      }
    }),
  }
}

/**
 * Works through the rules of a form.
 * @param today the day that `today()` is taken for
 * @param language in which answers are told
 */
export function proofReport(
  secciones: readonly Section[],
  today: CalendarDay,
  language: Language,
  cases: readonly Case[] = [],
  formRules?: FormRuleTexts,
): ProofReport {
  const { findings, undecided, ofForm, coverage } = proven(secciones, today, cases, formRules)
  const placeOf = placesIn(secciones)
  const parts = new Set(undecided.map(({ rule }) => rule.part))
  return {
    found: [
      ...findings.map((finding): Advice => {
        const words = wordsFor(finding)
        return {
          ...{ code: finding.code, ...placeOf(finding.part, finding.of) },
          ...(words !== '' && { words }),
        }
      }),
      ...ofForm.findings.map(({ code, words }): Advice => ({
        code,
        words,
        ...placeOfRules(code === 'initialRuleNever'),
      })),
    ],
    undecided: [
      ...[...parts].map((part) => placeOf(part)),
      ...ofForm.undecided.map((of) => placeOfRules(of === 'initial')),
    ],
    cases: toldCases(
      { secciones, cierres: formRules?.closings, estadoInicial: formRules?.initial },
      coverage,
      { today, language },
    ),
  }
}
