import type { FormVersion } from '../form/form'
import { loadKinds } from '../question-types'
import { loadLogic } from './logic'

/** Loads what a form needs that most do not: what works its rules out, and its further kinds of questions. */
export const loadBehaviour = (version: Pick<FormVersion, 'secciones' | 'signatures'>): Promise<unknown> =>
  Promise.all([loadLogic(version.secciones, version), loadKinds(version.secciones)])
