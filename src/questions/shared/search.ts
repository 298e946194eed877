import type { Option, Question } from '../../domain/form/question'
import { localizedOption, type Language } from '../../domain/language'

/** Above this many options a choice is offered with a search field (ANS-06). */
const LONG_LIST = 10

/** Whether a choice question is offered with a search field (ANS-06). */
export const isSearched = (question: Pick<Question, 'filtrable' | 'opciones'>): boolean =>
  question.filtrable || question.opciones.length > LONG_LIST

/** Letters without accents and case, so that "jose" finds "José". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The options whose words contain every word looked for, in their order. */
export function searchOptions(options: Option[], wanted: string, language: Language): Option[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = plain(localizedOption(option, language))
    return words.every((word) => text.includes(word))
  })
}
