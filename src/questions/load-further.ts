import { loadTexts } from '../lib/i18n'

/** Loads the inputs of further kinds with their texts, and the words of parts that ask nothing. */
export async function loadFurther() {
  const [{ FURTHER_INPUTS }] = await Promise.all([import('./further-inputs'), loadTexts('kinds')])
  return FURTHER_INPUTS
}
