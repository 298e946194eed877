import type { Question } from '../domain/form/question'
import type { Language } from '../domain/language'
import { loadTexts } from '../lib/i18n'

let words: ((question: Question, language: Language) => string) | null = null

/** Loads the texts of further kinds. */
export async function loadFurtherTexts(): Promise<void> {
  const [{ wordsOfMalformed }] = await Promise.all([import('./malformed-words'), loadTexts('kinds')])
  words = wordsOfMalformed
}

/** What is wrong with how an answer of a further kind is written; '' before its texts were loaded. */
export const malformedWords = (question: Question, language: Language): string =>
  words?.(question, language) ?? ''
