import type { Section } from '../form/section'
import { loadKinds } from '../question-types'
import { loadLogic } from './logic'

/** Loads what a form needs that most do not: what works its rules out, and its further kinds of questions. */
export const loadBehaviour = (secciones: readonly Section[]): Promise<unknown> =>
  Promise.all([loadLogic(secciones), loadKinds(secciones)])
