/**
 * The rules of Firestore, in one file so that their coverage is counted over all tests: the order of these
 * imports is the order of the run.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { coverage } from './coverage'
import { clearStore, firestoreRules, loadRules } from './store'
import { layOutTown } from './town'

beforeAll(async () => {
  await clearStore()
  await layOutTown()
})

describe('the rules', () => {
  it('ROLE-01 compile without a warning', async () => {
    expect(await loadRules(firestoreRules())).toBe('')
  })
  it('ROLE-01 would be refused if they did not compile', async () => {
    expect(await loadRules(firestoreRules().replace('function signedIn()', 'function signedIn('))).not.toBe(
      '',
    )
    await loadRules(firestoreRules())
  })
})

import './matrix/answers'
import './matrix/forms'
import './matrix/people'
import './matrix/others'
import './attacks/answer-creation'
import './attacks/answer-besides'
import './attacks/answer-limits'
import './attacks/answer-access'
import './attacks/form-copies'
import './attacks/form-writing'
import './attacks/form-life'
import './attacks/form-outside'
import './attacks/form-answered'
import './attacks/people'
import './attacks/counts-across'

describe('coverage of the rules', () => {
  it('ROLE-01 is at least 95 % of the expressions', () => {
    const { total, evaluated, missed, oneSided } = coverage()
    const share = (100 * evaluated) / total
    console.log(`firestore.rules: ${evaluated} of ${total} expressions evaluated (${share.toFixed(1)} %)`)
    if (missed.length > 0) console.log(`Never evaluated:\n${missed.join('\n')}`)
    if (process.env.RULES_ONE_SIDED) console.log(`Seen one way only:\n${oneSided.join('\n')}`)
    expect(share).toBeGreaterThanOrEqual(95)
  })
})
