import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collection, getDocs } from 'firebase/firestore/lite'
import { delayedIncidents, settleIncidents } from '../../src/data/staff/floods'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { options } from '../rules/documents'
import { AREA, FOREIGN_AREA } from '../rules/places'
import { call } from './calls'
import { connectData, enter, failureOf, leave } from './data'
import { limitedTo } from './flood-world'
import {
  answered,
  asked,
  beginIncidents,
  changed,
  deliver,
  endIncidents,
  incidentForm,
  incidentOf,
  inState,
  moved,
  municore,
} from './incident-world'
import { atWork } from './staff-tokens'
import { hire, owner, remove } from './world'

let form: Form
const MOST = { INCIDENTS_PER_HOUR: 2 }
/** A stranger's answer that came at this second of the flood, and was heard of. */
const came = (second: number) =>
  limitedTo(MOST, () =>
    answered(form, {
      ...anonymousAuthor('uid-vecina'),
      fechaCreacion: new Date(Date.parse('2026-03-01T10:00:00Z') + second * 1000),
    }),
  )
const delayed = async () =>
  (await getDocs(collection(owner, `formularios/${form.id}/incidentes_retenidos`))).docs
    .map(({ id }) => id)
    .sort()
const made = async () => (await asked('createIncident')).length
const settle = (token: string | null, data: object = { formId: form.id, action: 'release' }) =>
  call('settleIncidents', token, data)

beforeAll(async () => {
  connectData()
  await beginIncidents()
})
beforeEach(async () => {
  await municore.reset()
  form = await incidentForm({ ...options({ publico: true }), incidentes: true })
})
afterAll(async () => {
  await leave()
  await endIncidents()
})

describe('incidents of a flood', () => {
  it('SEC-03 INC-01 are made up to the limit, in whatever order events come; the others wait', async () => {
    const first = [await came(0), await came(1)]
    const others = [await came(2), await came(3)]
    expect(await made()).toBe(2)
    for (const id of first) expect(await incidentOf(id)).not.toBe('')
    expect(await delayed()).toEqual([...others].sort())
    await limitedTo(MOST, () => deliver(first[1] ?? ''))
    await limitedTo(MOST, () => deliver(others[0] ?? ''))
    expect(await made()).toBe(2)
    // An hour later it begins anew.
    await came(3700)
    expect(await made()).toBe(3)
    expect(await delayed()).toEqual([...others].sort())
  })

  it('SEC-03 INC-01 of answers by staff are neither counted nor delayed', async () => {
    for (let second = 0; second < 3; second += 1) await came(second)
    await limitedTo(MOST, () => answered(form))
    expect(await made()).toBe(3)
    expect(await delayed()).toHaveLength(1)
  })

  it('SEC-03 INC-01 are made at once for an answer that staff move', async () => {
    await came(0)
    await came(1)
    const third = await came(2)
    await moved(third, 1)
    expect(await incidentOf(third)).not.toBe('')
    expect(await delayed()).toEqual([])
  })

  it('SEC-03 LOGIC-01 wait also where a rule has the answer begin in another state: nobody moved it', async () => {
    await came(0)
    await came(1)
    const third = await came(2)
    // What the first look wrote: the digest, and the state with it.
    const { ficha: _ficha, ...before } = (await changed(third, inState(1))) ?? {}
    await limitedTo(MOST, () => deliver(third, before))
    expect(await incidentOf(third)).toBe('')
    expect(await delayed()).toEqual([third])
  })

  it('SEC-03 wait no longer when their answer is deleted', async () => {
    await came(0)
    await came(1)
    const third = await came(2)
    const before = await changed(third, {})
    await remove(`respuestas_formularios/${third}`)
    await deliver(third, before, undefined)
    expect(await delayed()).toEqual([])
  })
})

describe('deciding about delayed incidents', () => {
  const flood = async () => {
    const ids = []
    for (let second = 0; second < 5; second += 1) ids.push(await came(second))
    return ids.slice(2)
  }

  it('SEC-03 INC-01 releasing makes them once, even if it is repeated', async () => {
    const waiting = await flood()
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    expect((await settle(token)).result).toEqual({ settled: 3, left: 0 })
    expect(await made()).toBe(5)
    for (const id of waiting) expect(await incidentOf(id)).not.toBe('')
    expect((await settle(token)).result).toEqual({ settled: 0, left: 0 })
    expect(await made()).toBe(5)
  })

  it('SEC-03 discarding makes none', async () => {
    await flood()
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    expect((await settle(token, { formId: form.id, action: 'discard' })).result).toEqual({
      settled: 3,
      left: 0,
    })
    expect(await made()).toBe(2)
    expect(await delayed()).toEqual([])
  })

  it('SEC-03 releasing leaves those waiting that the management system does not take', async () => {
    const waiting = await flood()
    await municore.behave('fail')
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    expect((await settle(token)).details).toMatchObject({ outside: 'municore' })
    expect(await delayed()).toEqual([...waiting].sort())
    await municore.behave('ok')
    expect((await settle(token)).result).toEqual({ settled: 3, left: 0 })
  })

  it.each([
    ['nobody', () => null, 'UNAUTHENTICATED'],
    [
      'an inspector, who moves no answers',
      () => atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] }),
      'PERMISSION_DENIED',
    ],
    [
      'a role that sees own answers only',
      () => atWork('ceci', 'ROLE_CENSISTA_PRIVADO', { areas: [AREA] }),
      'PERMISSION_DENIED',
    ],
    [
      'staff of other areas',
      () => atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] }),
      'PERMISSION_DENIED',
    ],
  ])('SEC-03 is refused to %s', async (_who, token, status) => {
    const waiting = await flood()
    expect((await settle(await token())).status).toBe(status)
    expect(await delayed()).toEqual([...waiting].sort())
  })

  it('SEC-03 the request must say what is decided', async () => {
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    for (const data of [
      {},
      { formId: form.id },
      { formId: '..', action: 'release' },
      { formId: form.id, action: 'x' },
    ])
      expect((await settle(token, data)).status).toBe('INVALID_ARGUMENT')
    expect((await settle(token, { formId: 'no-hay', action: 'release' })).status).toBe('PERMISSION_DENIED')
  })

  it('SEC-03 the browser counts and releases them for whoever may decide, and does not even count them for others', async () => {
    await flood()
    // Who enters has functions hear of the answers once more, under the same limit.
    await limitedTo(MOST, async () => enter(await hire('sonia', 'ROLE_SUPERVISOR', { areas: [AREA] })))
    expect(await delayedIncidents(form.id)).toBe(3)
    expect(await settleIncidents({ formId: form.id, action: 'release' })).toBe(0)
    expect(await delayedIncidents(form.id)).toBe(0)
    await enter(await hire('ivo', 'ROLE_INSPECTOR', { areas: [AREA] }))
    expect(await failureOf(delayedIncidents(form.id))).toMatchObject({ code: 'forbidden' })
  })
})
