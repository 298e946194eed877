/**
 * The rules of Firestore, in one file so that their coverage is counted over all tests: the order of these
 * imports is the order of the run.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areRulesWeakened, HOURS_MS, keepRefused, sendRefusedAgain } from '../mutate/probe'
import { coverage } from './coverage'
import { clearStore, firestoreRules, loadRules } from './store'
import { layOutMunicipality } from './municipality'
import { weakenedStore } from './weakened-store'

if (areRulesWeakened()) {
  const judging = weakenedStore()
  keepRefused(judging)
  afterAll(() => sendRefusedAgain(judging), HOURS_MS)
}

beforeAll(async () => {
  await clearStore()
  await layOutMunicipality()
})

describe('the rules', () => {
  it('ROLE-01 compile without a warning', async () => {
    expect(await loadRules(firestoreRules())).toBe('')
  })
  it('ROLE-01 would be refused if they did not compile', async () => {
    expect(await loadRules(firestoreRules().replace('function username()', 'function username('))).not.toBe(
      '',
    )
    await loadRules(firestoreRules())
  })
})

import './matrix/answers'
import './matrix/citizens'
import './matrix/forms'
import './matrix/people'
import './matrix/others'
import './attacks/answer-creation'
import './attacks/answer-earlier-version'
import './attacks/buying'
import './attacks/answer-besides'
import './attacks/answer-limits'
import './attacks/single-answer'
import './attacks/answer-from-portal'
import './attacks/answer-access'
import './attacks/form-copies'
import './attacks/form-writing'
import './attacks/form-limits'
import './attacks/form-search'
import './attacks/form-list'
import './attacks/form-labels'
import './attacks/form-work'
import './attacks/catalogue'
import './attacks/kept-drafts'
import './attacks/signed-links'
import './attacks/news'
import './attacks/notes'
import './attacks/form-names'
import './attacks/form-life'
import './attacks/form-outside'
import './attacks/form-certificate'
import './attacks/form-tried'
import './attacks/form-answered'
import './attacks/by-one-condition'
import './attacks/names'
import './attacks/geography'
import './attacks/municipality-keys'
import './attacks/opening-news'
import './attacks/tables'
import './attacks/people'
import './attacks/own-lists'
import './attacks/own-notices'
import './attacks/counts-across'
import './attacks/hours'
import './attacks/factor-policy'
import './attacks/retention'
import './attacks/pressure'

// Who weakens rules asks which tests notice, not what is reached.
describe.runIf(!areRulesWeakened())('coverage of the rules', () => {
  it('ROLE-01 is at least 95 % of the expressions', () => {
    const { total, evaluated, missed, oneSided } = coverage()
    const share = (100 * evaluated) / total
    console.log(`firestore.rules: ${evaluated} of ${total} expressions evaluated (${share.toFixed(1)} %)`)
    if (missed.length > 0) console.log(`Never evaluated:\n${missed.join('\n')}`)
    if (process.env.RULES_ONE_SIDED) console.log(`Seen one way only:\n${oneSided.join('\n')}`)
    expect(share).toBeGreaterThanOrEqual(95)
  })
})
