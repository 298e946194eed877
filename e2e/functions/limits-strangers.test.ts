import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshWork } from '../../functions/src/statistics/work-head'
import { pauseAccount } from '../../functions/src/limits/pause-account'
import { getPass } from '../../functions/src/limits/get-pass'
import { tryConsumeRateLimit } from '../../functions/src/limits/rate-limit'
import { savePublicAnswer } from '../../src/data/public/answers'
import { strangerUid } from '../../src/data/public/stranger'
import { publicUploader } from '../../src/data/public/uploader'
import { answerCode } from '../../src/domain/codes/answer-code'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { attachmentPath } from '../../src/domain/files/storage-path'
import type { Form } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import { formWorkPath } from '../../src/domain/work/form-work'
import { randomText } from '../../src/lib/random'
import { anAnswer, aQuestion, aSection } from '../../src/testing/builders'
import { formAt, formDocuments, newName, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { signInAnonymously } from './accounts'
import { call } from './calls'
import { connectData, failureOf } from './data'
import { limitedTo, refusalOf, strangersAnswer, strangersCall, watched } from './flood-world'
import { atWork } from './staff-tokens'
import { says } from './events'
import { beginWorld, change, owner, read, write } from './world'

const HOUR_MS = 3_600_000
let form: Form
const shared = () => `formularios_publicos/${form.id}`
const passPath = (answerId: string) => `${shared()}/pases/${answerId}`
const ahead = () => new Date(Date.now() + HOUR_MS / 4)

async function newForm(given: Partial<Form> = {}): Promise<void> {
  const secciones = [aSection({ preguntas: [aQuestion({ adjuntar: true })] })]
  form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'presion'), titulo: 'Bacheo', opcionales: options({ publico: true }), secciones },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
}
const pressed = () => change(shared(), { paseHasta: ahead() })

const answered = () => {
  const fixed = {
    id: newName(owner, 'answer'),
    code: answerCode('VDR', crypto.getRandomValues(new Uint8Array(10))),
    version: toVersion(form),
  }
  const path = `respuestas_formularios/${fixed.id}`
  return { ...fixed, path, make: (uid: string) => anAnswer({ ...fixed, author: anonymousAuthor(uid) }) }
}
const ask = (uid: string, answerId = newName(owner, 'answer'), address?: string) =>
  getPass(strangersCall(uid, { formId: form.id, answerId }, address))

/** What a stranger's browser asks of the network. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(globalThis, 'fetch')
  try {
    await work()
    return asked.mock.calls.map(([address]) => String(address instanceof Request ? address.url : address))
  } finally {
    asked.mockRestore()
  }
}

beforeAll(async () => {
  connectData()
  await beginWorld()
})
beforeEach(() => newForm())

describe('counting within an hour', () => {
  it('SEC-03 gives out as many turns as there are, however many ask at once, and to each their own', async () => {
    const who = newName(owner, 'quien')
    const takes = Array.from({ length: 12 }, () => tryConsumeRateLimit({ what: 'prueba', who, most: 5 }))
    const taken = (await Promise.all(takes)).filter((standing) => standing === 'taken').length
    expect(taken).toBeLessThanOrEqual(5)
    const rest = []
    for (let turn = taken; turn < 7; turn += 1)
      rest.push(await tryConsumeRateLimit({ what: 'prueba', who, most: 5 }))
    expect(rest.filter((standing) => standing === 'taken')).toHaveLength(5 - taken)
    expect(rest.at(-1)).toBe('none')
    expect(await tryConsumeRateLimit({ what: 'prueba', who: `${who}-otra`, most: 5 })).toBe('taken')
    expect(await tryConsumeRateLimit({ what: 'otra cosa', who, most: 5 })).toBe('taken')
  })

  it('SEC-03 begins anew when the hour is over', async () => {
    const who = newName(owner, 'quien')
    const one = { what: 'una hora', who, most: 1 }
    expect(await tryConsumeRateLimit(one)).toBe('taken')
    expect(await tryConsumeRateLimit(one)).toBe('none')
    const [counter] = (await getDocs(query(collection(owner, 'limites'), where('que', '==', 'una hora'))))
      .docs
    await change(counter?.ref.path ?? '', { caduca: new Date(Date.now() - 1000) })
    expect(await tryConsumeRateLimit(one)).toBe('taken')
    expect(await tryConsumeRateLimit(one)).toBe('none')
  })
})

describe('a form that gets too much', () => {
  it('SEC-03 asks for passes once strangers answer too fast, and warns staff', async () => {
    const limits = { PRESSURE_ANSWERS: 3, PRESSURE_MINUTES: 5 }
    await refreshWork(form.id)
    const before = new Date(Date.now() - 6 * 60_000)
    await strangersAnswer(form, { fechaCreacion: before })
    await strangersAnswer(form)
    const second = await strangersAnswer(form)
    await limitedTo(limits, () => watched(second))
    expect((await read(shared()))?.paseHasta).toBeUndefined()
    const third = await strangersAnswer(form)
    await limitedTo(limits, () => watched(third))
    const until = (await read(shared()))?.paseHasta.toMillis()
    expect(until).toBeGreaterThan(Date.now() + 9 * 60_000)
    expect(await read(`alarmas/${form.id}`)).toMatchObject({ titulo: 'Bacheo', formulario: form.id })
    // Beside the count, which a list reads anyway, and which a change of the form leaves there.
    await refreshWork(form.id)
    expect((await read(formWorkPath(form.id)))?.alarmaHasta.toMillis()).toBe(until)
    // The flood goes on: the document is left alone until half of the time is over.
    await limitedTo(limits, () => watched(third))
    expect((await read(shared()))?.paseHasta.toMillis()).toBe(until)
    await change(shared(), { paseHasta: new Date(Date.now() + 60_000) })
    await limitedTo(limits, () => watched(third))
    expect((await read(shared()))?.paseHasta.toMillis()).toBeGreaterThan(until - 60_000)
  })

  it('SEC-03 counts strangers only, and each form by itself', async () => {
    const limits = { PRESSURE_ANSWERS: 2 }
    const first = await strangersAnswer(form)
    await strangersAnswer(form, { creadoPor: 'ines' })
    const elsewhere = form
    await newForm()
    await strangersAnswer(form)
    form = elsewhere
    await limitedTo(limits, () => watched(first))
    expect((await read(shared()))?.paseHasta).toBeUndefined()
  })

  it('SEC-03 pauses an account for an hour that sends too much', async () => {
    const uid = newName(owner, 'uid')
    const limits = { STRANGER_ANSWERS_PER_HOUR: 3 }
    await strangersAnswer(form, { uid, fechaCreacion: new Date(Date.now() - HOUR_MS - 60_000) })
    await strangersAnswer(form, { uid })
    const second = await strangersAnswer(form, { uid })
    await limitedTo(limits, () => watched(second))
    expect(await read(`cuentas_frenadas/${uid}`)).toBeUndefined()
    const third = await strangersAnswer(form, { uid })
    await limitedTo(limits, () => watched(third))
    expect((await read(`cuentas_frenadas/${uid}`))?.hasta.toMillis()).toBeGreaterThan(
      Date.now() + HOUR_MS - 60_000,
    )
    await pressed()
    expect(await refusalOf(ask(uid))).toEqual(['resource-exhausted', { limit: 'account' }])
  })

  it('SEC-03 ANS-12 asks for passes when few places are left, and no more once there are many', async () => {
    await newForm({ responsesCount: 20, opcionales: options({ publico: true, limitResponses: true }) })
    await change(`formularios/${form.id}`, { responsesCount: 21 })
    await says(shared(), { pocosLugares: true, abierto: true })
    await change(`formularios/${form.id}`, { responsesCount: 200 })
    await says(shared(), { pocosLugares: false, abierto: true })
  })
})

describe('passes', () => {
  it('SEC-03 let in one answer of one account, and are given again to the same', async () => {
    await pressed()
    const answerId = newName(owner, 'answer')
    expect(await limitedTo({ PASSES_PER_ACCOUNT: 1 }, () => ask('uid-a', answerId))).toEqual({ status: 'ok' })
    expect(await limitedTo({ PASSES_PER_ACCOUNT: 1 }, () => ask('uid-a', answerId))).toEqual({ status: 'ok' })
    expect(await read(passPath(answerId))).toMatchObject({ uid: 'uid-a' })
    expect(await refusalOf(ask('uid-b', answerId))).toMatchObject(['permission-denied', undefined])
    expect(await read(passPath(answerId))).toMatchObject({ uid: 'uid-a' })
  })

  it('SEC-03 are limited for an account, an address, a form and its last places', async () => {
    await pressed()
    const address = '203.0.113.50'
    const gives = async (limits: Record<string, number>, uid: string, from = address) =>
      limitedTo(limits, async () => refusalOf(ask(uid, undefined, from)))
    expect(await gives({ PASSES_PER_ACCOUNT: 1 }, 'uid-c')).toBe(null)
    expect(await gives({ PASSES_PER_ACCOUNT: 1 }, 'uid-c')).toEqual([
      'resource-exhausted',
      { limit: 'account' },
    ])
    expect(await gives({ PASSES_PER_ADDRESS: 2 }, 'uid-d')).toBe(null)
    expect(await gives({ PASSES_PER_ADDRESS: 2 }, 'uid-e')).toEqual([
      'resource-exhausted',
      { limit: 'address' },
    ])
    expect(await gives({ PASSES_PER_ADDRESS: 2 }, 'uid-e', '203.0.113.51')).toBe(null)
    expect(await gives({ PASSES_PER_FORM: 3 }, 'uid-f', '203.0.113.52')).toEqual([
      'resource-exhausted',
      { limit: 'form' },
    ])
    await change(shared(), { pocosLugares: true })
    const few = { LAST_PLACES_PER_ADDRESS: 1 }
    expect(await gives(few, 'uid-g', '203.0.113.53')).toBe(null)
    expect(await gives(few, 'uid-h', '203.0.113.53')).toEqual(['resource-exhausted', { limit: 'places' }])
    expect(await gives(few, 'uid-h', '203.0.113.54')).toBe(null)
  })

  it('SEC-03 are counted as one household for all IPv6 addresses of one network', async () => {
    await pressed()
    const limits = { PASSES_PER_ADDRESS: 1 }
    const one = () => ask('uid-i', undefined, '2001:db8:7:1::1')
    const other = () => ask('uid-j', undefined, '2001:db8:7:1:ffff::9')
    expect(await limitedTo(limits, one)).toEqual({ status: 'ok' })
    expect(await limitedTo(limits, () => refusalOf(other()))).toEqual([
      'resource-exhausted',
      { limit: 'address' },
    ])
  })

  it('SEC-03 are neither needed nor given without pressure, nor for a closed or missing form', async () => {
    const answerId = newName(owner, 'answer')
    expect(await ask('uid-k', answerId)).toEqual({ status: 'none' })
    expect(await read(passPath(answerId))).toBeUndefined()
    await change(shared(), { paseHasta: ahead(), abierto: false, motivo: 'limite' })
    expect(await refusalOf(ask('uid-k'))).toMatchObject(['permission-denied', undefined])
    const none = getPass(strangersCall('uid-k', { formId: 'no-hay', answerId }))
    expect(await refusalOf(none)).toMatchObject(['permission-denied', undefined])
  })

  it('SEC-03 are given to strangers who name their answer', async () => {
    const data = { formId: form.id, answerId: newName(owner, 'answer') }
    expect((await call('getPass', null, data)).status).toBe('UNAUTHENTICATED')
    expect((await call('getPass', await atWork('ines', 'ROLE_INSPECTOR'), data)).status).toBe(
      'PERMISSION_DENIED',
    )
    const stranger = await signInAnonymously()
    expect((await call('getPass', stranger, data)).result).toEqual({ status: 'none' })
    for (const wrong of [
      null,
      {},
      { formId: form.id },
      { ...data, formId: '../x' },
      { ...data, answerId: '..' },
      { ...data, more: 1 },
    ])
      expect((await call('getPass', stranger, wrong)).status, JSON.stringify(wrong)).toBe('INVALID_ARGUMENT')
  })
})

describe('the honest neighbour', () => {
  it('SEC-03 ANS-15 needs no pass without pressure: one request saves', async () => {
    await strangerUid()
    const answer = answered()
    const asked = await requestsOf(() => savePublicAnswer(answer.make))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(':commit')
    expect(await read(answer.path)).toBeDefined()
  })

  it('SEC-03 gets a pass without doing anything under pressure, and saves with it', async () => {
    await pressed()
    const answer = answered()
    const asked = await requestsOf(() => savePublicAnswer(answer.make))
    expect(asked.filter((address) => address.endsWith('/getPass'))).toHaveLength(1)
    expect(await read(answer.path)).toMatchObject({ codigoMunicipio: answer.code })
    expect(await read(passPath(answer.id))).toMatchObject({ uid: await strangerUid() })
  })

  it('SEC-03 sends photos with the same pass', async () => {
    await pressed()
    const answerId = newName(owner, 'answer')
    const path = attachmentPath('imagen', form.id, randomText(12), 'a.png')
    const photo = new Blob([new Uint8Array(100)], { type: 'image/png' })
    await publicUploader.upload(path, photo, { answerId, contentType: 'image/png' })
    expect(await read(passPath(answerId))).toMatchObject({ uid: await strangerUid() })
  })

  it('SEC-03 is told when this browser sent too much, and loses nothing', async () => {
    await pauseAccount(await strangerUid())
    expect(await failureOf(savePublicAnswer(answered().make))).toMatchObject({
      code: 'limited',
      limit: 'account',
    })
    await write(`cuentas_frenadas/${await strangerUid()}`, { hasta: new Date(0) })
    await savePublicAnswer(answered().make)
  })

  it('ANS-11 is told that a form is closed, pressure or not', async () => {
    await change(shared(), { abierto: false, motivo: 'limite' })
    expect(await failureOf(savePublicAnswer(answered().make))).toMatchObject({ code: 'forbidden' })
  })
})
