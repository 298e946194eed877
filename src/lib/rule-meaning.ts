import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf, conditionOf, operatorOf } from '../domain/form-logic/sentence'
import { formulaInWords, namesIn } from '../domain/form/formula-words'
import type { Question } from '../domain/form/question'
import type { Section } from '../domain/form/section'
import { localized, type Language } from '../domain/language'
import type { Call, Expression } from '../domain/logic/expression'
import { parse } from '../domain/logic/parse'
import { formulaOf } from '../domain/logic/print'
import { useLanguage } from './i18n'
import { conditionWords } from './condition-words'

const isChain = (at: Expression): boolean => at.kind === 'call' && (at.name === 'and' || at.name === 'or')

/**
 * What a formula means, in words of sentences as far as they go: conditions within each other stand in brackets, and what
 * is worked out stands as it is written.
 * @returns null where that would say nothing that is not typed
 */
function meaningIn(
  t: TFunction<'editor'>,
  secciones: readonly Section[],
): (formula: string) => string | null {
  const inWords = conditionWords(t, secciones)
  const written = (at: Expression): string => formulaInWords(formulaOf(at), namesIn(secciones))
  const within = (at: Expression): string => (isChain(at) ? `(${said(at)})` : said(at))
  // What is compared or comes out is not said to be so.
  const valueOf = (at: Expression): string => (at.kind === 'call' && isSaid(at) ? said(at) : written(at))
  function said(at: Expression): string {
    if (conditionOf(at)) return inWords(formulaOf(at))
    if (at.kind !== 'call') return written(at)
    const [first, second, third] = at.args
    if (!first) return written(at)
    if (at.name === 'and' || at.name === 'or')
      return chainOf(at, at.name)
        .map(within)
        .join(` ${t(`logic.${at.name}`)} `)
    if (at.name === 'not') return t('rules.meaning.not', { condition: said(first) })
    if (at.name === 'in')
      return t('rules.meaning.oneOf', {
        ...{ what: valueOf(first), list: at.args.slice(1).map(valueOf).join(', ') },
      })
    if (at.name === 'if' && second && third)
      return t('rules.meaning.if', {
        ...{ condition: said(first), result: valueOf(second), otherwise: valueOf(third) },
      })
    const operator = operatorOf(at.name)
    return operator && second
      ? [valueOf(first), t(`rules.operator.${operator}`), valueOf(second)].join(' ')
      : written(at)
  }
  return (formula) => {
    const { expression } = parse(formula)
    return expression?.kind === 'call' && isSaid(expression) ? said(expression) : null
  }
}

/** Whether words say more than the signs of a formula do. */
const isSaid = (at: Call): boolean =>
  conditionOf(at) !== null ||
  ['and', 'or', 'not', 'in', 'if'].includes(at.name) ||
  operatorOf(at.name) !== undefined

/** A rule in words: a sentence, also of conditions within each other, else as it is written, in the form's words (LOGIC-05). */
export function ruleWords(
  t: TFunction<'editor'>,
  secciones: readonly Section[],
): (formula: string) => string {
  const [meaning, written] = [meaningIn(t, secciones), conditionWords(t, secciones)]
  return (formula) => meaning(formula) ?? written(formula)
}

/** The same in the language of the page. */
export const useRuleWords = (secciones: readonly Section[]): ((formula: string) => string) =>
  ruleWords(useTranslation('editor').t, secciones)

/** What a formula means, in the language of the page. */
export const useMeaning = (secciones: readonly Section[]): ((formula: string) => string | null) =>
  meaningIn(useTranslation('editor').t, secciones)

const called = (question: Question, language: Language): Question => ({
  ...question,
  titulo: localized(question, 'titulo', language),
  opciones: question.opciones.map((option) => ({ ...option, texto: localized(option, 'texto', language) })),
})

/** A form whose parts are called in a language. */
const calledIn = (secciones: readonly Section[], language: Language): Section[] =>
  secciones.map((section) => ({
    ...section,
    titulo: localized(section, 'titulo', language),
    preguntas: section.preguntas.map((one) => called(one, language)),
    conditions: section.conditions.map((branch) => ({
      ...branch,
      condition: localized(branch, 'condition', language),
      questions: branch.questions.map((one) => called(one, language)),
    })),
  }))

/** A condition as a sentence, in the language of the page; what is no sentence as it is written, in the form's words. */
export function useRuleSentence(secciones: readonly Section[]): (formula: string) => string {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const parts = useMemo(() => calledIn(secciones, language), [secciones, language])
  return ruleWords(t, parts)
}
