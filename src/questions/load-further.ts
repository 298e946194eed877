import type { Question } from '../domain/form/question'
import type { Language } from '../domain/language'
import { loadTexts } from '../lib/i18n'

type FurtherInputs = Awaited<ReturnType<typeof load>>
const load = () => import('./further-inputs')
let loaded: FurtherInputs | null = null

/** Loads the inputs of further kinds with their texts. */
export async function loadFurther() {
  const [module] = await Promise.all([load(), loadTexts('kinds')])
  loaded = module
  return module.FURTHER_INPUTS
}

/** What is wrong with how an answer of a further kind is written; '' before its input was loaded. */
export const malformedWords = (question: Question, language: Language): string =>
  loaded?.wordsOfMalformed(question, language) ?? ''
