/**
 * The rules of Firestore, in one file so that they are loaded once and their coverage is counted over all tests:
 * the order of these imports is the order of the run.
 */
import { beforeAll } from 'vitest'
import { clearStore, firestoreRules, loadRules } from './store'
import { layOutTown } from './town'

beforeAll(async () => {
  const objections = await loadRules(firestoreRules())
  if (objections) throw new Error(`firestore.rules do not compile:\n${objections}`)
  await clearStore()
  await layOutTown()
})

import './matrix/answers'
import './matrix/forms'
import './matrix/people'
import './matrix/others'
import './attacks/answer-creation'
import './attacks/answer-access'
import './attacks/form-writing'
import './attacks/people'
