import { beforeAll, describe, expect, it } from 'vitest'
import { SCHEDULED, type ScheduledName } from '../../src/domain/operation/scheduled-work'
import { brokenCosts, brokenRun, type ActCost } from '../act-costs'
import { scheduledFunctions } from '../stack/schedules'
import { signInByPassword } from './accounts'
import { askOrder, atThePage, becomes, beginSelling, savedAnswer } from './buying'
import { call } from './calls'
import { here, inWorldOfCertificates, issue } from './certifying'
import { beginCorrecting, correct, save, standing } from './correcting'
import { heard } from './events'
import { addressOf, ask, codeOf, newAttempt, withFactor } from './factor-world'
import { costOf } from './operations'
import { hire } from './world'
import { placeOrderResponseSchema } from '../../src/domain/payment/placed-order'

const SCHEDULES = Object.keys(SCHEDULED).filter((name): name is ScheduledName => name in SCHEDULED)
/** With the calls themselves, of which no trigger hears. */
const withCalls = ({ invocations, ...cost }: ActCost, calls = 1): ActCost => ({
  ...cost,
  invocations: invocations + calls,
})
const done = (reply: ReturnType<typeof call>) => expect(reply).resolves.toMatchObject({ status: 'OK' })

/** What a sign-in costs, once everything before it was heard. */
async function costOfEntering(username: string, given: object): Promise<ActCost> {
  const password = await signInByPassword(addressOf(username))
  await heard()
  return costOf(() => done(call('openSession', password, { attempt: newAttempt(), ...given })))
}

describe('what a call costs', () => {
  it('OPS-10 CORR-02 a correction is within its limit', async () => {
    await beginCorrecting()
    await save()
    await heard()
    const secciones = standing().answer('Rubro', 'Bar').stored
    const cost = await costOf(() => done(correct({ secciones })))
    expect(brokenCosts('correction', withCalls(cost))).toEqual([])
  })

  it('OPS-10 PAY-03 a ticket that is paid is within its limit', async () => {
    await beginSelling()
    const id = await savedAnswer('ana')
    await heard()
    const cost = await costOf(async () => {
      const bought = placeOrderResponseSchema.parse((await askOrder('ana', id)).result)
      await atThePage(bought, 'pay')
      await becomes(bought.order, 'paid')
    })
    // The order, the way to the payment page, and the provider's notification.
    expect(brokenCosts('paid ticket', withCalls(cost, 3))).toEqual([])
  })

  it('OPS-10 AUTH-07 signing in is within its limit', async () => {
    await hire('olga', 'ROLE_SUPERVISOR')
    const token = await signInByPassword('olga@villadelrio.test')
    await heard()
    const cost = await costOf(() => done(call('openSession', token, { attempt: 'attempt-000000000001' })))
    expect(brokenCosts('signing in', withCalls(cost))).toEqual([])
  })

  it('OPS-01 OPS-10 signing in with a second factor reads one document more, at most', async () => {
    await hire('orla', 'ROLE_SUPERVISOR')
    const without = await costOfEntering('orla', {})
    await ask({ ofrecido: ['ROLE_SUPERVISOR'] })
    const { secret } = await withFactor('orfeo', 'ROLE_SUPERVISOR')
    const withCode = await costOfEntering('orfeo', { code: codeOf(secret) })
    expect(without.reads).toBeGreaterThan(0)
    expect(withCode.reads).toBeLessThanOrEqual(without.reads + 1)
    await ask(null)
  })

  describe('about an answer', () => {
    inWorldOfCertificates()

    it('OPS-10 PDF-02 a certificate is within its limit', async () => {
      await heard()
      const cost = await costOf(() => done(issue()))
      expect(brokenCosts('certificate', withCalls(cost))).toEqual([])
    })

    it('OPS-10 PDF-01 a PDF is within its limit', async () => {
      await heard()
      const cost = await costOf(() =>
        done(call('generatePdfv3', here.supervisor, { answerId: here.answer.id, language: 'es' })),
      )
      expect(brokenCosts('PDF of an answer', withCalls(cost))).toEqual([])
    })
  })
})

describe('what a schedule costs when nothing is due', () => {
  beforeAll(async () => {
    await beginSelling()
    await heard()
    // The first run of an instance notes that it was done.
    for (const { run } of await scheduledFunctions()) await run()
  })

  it.each(SCHEDULES)('OPS-10 OPS-05 a run is within its limit: %s', async (name) => {
    const one = (await scheduledFunctions()).find((scheduled) => scheduled.name === name)
    const cost = await costOf(async () => one?.run())
    expect(brokenRun(name, cost)).toEqual([])
  })
})
