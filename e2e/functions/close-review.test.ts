import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLOSE_REVIEW, type CloseReviewRequest } from '../../src/domain/calls/close-review'
import { pick } from '../../src/testing/corrections'
import { FOREIGN_AREA } from '../rules/places'
import { call } from './calls'
import { endCompleting } from './completing'
import {
  beginCorrecting,
  citizenToken,
  entries,
  expectRefused,
  left,
  now,
  revise,
  RUBRO,
  save,
  sendBack,
  standing,
} from './correcting'
import { atWork } from './staff-tokens'

beforeAll(beginCorrecting)
afterAll(endCompleting)
beforeEach(async () => {
  await save()
  await sendBack({ items: [RUBRO, pick('local', { preguntaId: 'frente', parte: 'imagen' })] })
  await revise({ secciones: standing().answer('Rubro', 'Pub').stored })
  left.answer = await now()
})

const close = (given: Partial<CloseReviewRequest> = {}, token: string | null = left.corrector) =>
  call(CLOSE_REVIEW, token, {
    answerId: left.answer.id,
    lastUpdate: left.answer.lastUpdate?.getTime() ?? null,
    ...given,
  })
const closings = async () => (await entries()).filter(({ tipo }) => tipo === 'revisionCerrada')

describe('closing the review of a revision', () => {
  it('VIEW-02 CORR-05 a revision waits for staff, with what was sent as it stood, until one closes it', async () => {
    const [revised] = left.answer.requestsForChanges ?? []
    expect(revised).toMatchObject({ porRevisar: true, cierre: null })
    expect(revised?.sinTocar).toHaveLength(1)
    expect((await close()).result).toEqual({ status: 'ok' })
    expect((await now()).requestsForChanges).toMatchObject([
      { porRevisar: false, cierre: { sentDateTime: expect.any(Date) }, needCompletition: false },
    ])
    expect(await closings()).toMatchObject([{ respuesta: left.answer.id }])
  })

  it('VIEW-02 the same closing again is done already, another one finds nothing to close', async () => {
    await close()
    expect((await close()).status).toBe('OK')
    expect(await closings()).toHaveLength(1)
    left.answer = await now()
    await expectRefused(() => close(), { status: 'FAILED_PRECONDITION', details: { reason: 'closed' } })
  })

  it('VIEW-02 SEC-01 is refused to who may not correct the answer, and for another answer than was looked at', async () => {
    const lejos = await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    const inspector = await atWork('mira', 'ROLE_INSPECTOR')
    for (const token of [lejos, inspector]) {
      await expectRefused(() => close({}, token), { status: 'PERMISSION_DENIED' })
    }
    await expectRefused(() => close({}, null), { status: 'UNAUTHENTICATED' })
    await expectRefused(() => close({}, citizenToken()), { status: 'UNAUTHENTICATED' })
    await expectRefused(() => close({ answerId: 'ninguna-que-haya' }), { status: 'PERMISSION_DENIED' })
    await expectRefused(() => close({ lastUpdate: 1 }), { status: 'ABORTED' })
  })

  it('VIEW-02 nothing is closed while the citizen has not revised', async () => {
    await save()
    await sendBack({ items: [RUBRO] })
    await expectRefused(() => close(), { status: 'FAILED_PRECONDITION', details: { reason: 'closed' } })
  })
})
