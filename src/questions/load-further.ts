import type { QuestionView } from '../domain/answer/view'
import type { Language } from '../domain/language'
import { loadTexts } from '../lib/i18n'

type Asked = Pick<QuestionView, 'question' | 'response'>
let words: ((asked: Asked, language: Language) => string) | null = null

/** Loads the texts of further kinds. */
export async function loadFurtherTexts(): Promise<void> {
  const [{ wordsOfMalformed }] = await Promise.all([import('./malformed-words'), loadTexts('kinds')])
  words = wordsOfMalformed
}

/** What is wrong with how an answer of a further kind is written; '' before its texts were loaded. */
export const malformedWords = (asked: Asked, language: Language): string => words?.(asked, language) ?? ''
