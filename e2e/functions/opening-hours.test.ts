import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renewOpenings } from '../../functions/src/forms/public-state'
import { loadPublicForm } from '../../src/data/public/forms'
import { savePublicAnswer } from '../../src/data/public/answers'
import { answerCode } from '../../src/domain/codes/answer-code'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { openingIn } from '../../src/domain/form/opening'
import type { Form } from '../../src/domain/form/form'
import { NEW_SCHEDULE, type Schedule } from '../../src/domain/form/schedule'
import { toVersion } from '../../src/domain/form/version'
import { plainValue } from '../../src/domain/stored-value'
import { shownIn } from '../../src/domain/zone'
import { anAnswer } from '../../src/testing/builders'
import { formAt, formDocuments, newName, options } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { signInAnonymously } from './accounts'
import { call } from './calls'
import { connectData, failureOf, leave } from './data'
import { heard, onceHeard } from './events'
import { beginWorld, change, owner, read } from './world'

const CORDOBA = 'America/Argentina/Cordoba'
const HOUR_MS = 3_600_000
const path = ({ id }: Form) => `formularios_publicos/${id}`
/** What the clock of Córdoba shows so many hours from now. */
const inHours = (hours: number, zone = CORDOBA) =>
  shownIn(new Date(Date.now() + hours * HOUR_MS), zone).slice(0, 16)
const MINUTE_MS = 60_000
const momentOf = (shown: string) => Math.floor(new Date(`${shown}:00-03:00`).getTime() / MINUTE_MS)

beforeAll(async () => {
  await beginWorld()
  connectData()
  await heard()
})
beforeEach(leave)
afterAll(leave)

const openingOf = async (form: Form) => openingIn(plainValue((await read(path(form)))?.horario))

/** A public form with these hours, as strangers are told them. */
async function formWith(given: Partial<Schedule>): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'horario'),
    opcionales: options({ publico: true }),
    horario: { ...NEW_SCHEDULE, ...given },
  })
  await layOut(formDocuments(owner, form), owner)
  await onceHeard(async () => expect(await openingOf(form)).not.toBeNull())
  return form
}

function answer(form: Form) {
  const fixed = {
    id: newName(owner, 'answer'),
    code: answerCode('VDR', crypto.getRandomValues(new Uint8Array(10))),
    version: toVersion(form),
  }
  return savePublicAnswer((uid) => anAnswer({ ...fixed, author: anonymousAuthor(uid) }))
}

describe('the hours of a form', () => {
  it('REACH-01 strangers are told by the clock of the municipality, and again when that is changed', async () => {
    const form = await formWith({ desde: inHours(-2), hasta: inHours(48) })
    const { abre, cierra } = (await openingOf(form)) ?? {}
    expect([abre, cierra].map((moment) => (moment?.getTime() ?? 0) / MINUTE_MS)).toEqual([
      momentOf(inHours(-2)),
      momentOf(inHours(48)),
    ])
    await change(HOME, { zonaHoraria: 'Asia/Tokyo' })
    await onceHeard(async () =>
      expect((await openingOf(form))?.abre?.getTime()).toBe((abre?.getTime() ?? 0) - 12 * HOUR_MS),
    )
    await change(HOME, { zonaHoraria: CORDOBA })
    await onceHeard(async () => expect((await openingOf(form))?.abre).toEqual(abre))
  })

  it('REACH-01 let a stranger read and answer it while it is open', async () => {
    const form = await formWith({ desde: inHours(-2), hasta: inHours(2) })
    expect((await loadPublicForm(form.id)).version).not.toBeNull()
    await answer(form)
  })

  it.each([
    ['before', { desde: inHours(2), textoAntes: 'Desde el lunes.' }],
    ['after', { hasta: inHours(-2), gracia: 0, textoAntes: '' }],
  ])('REACH-01 give neither its questions nor a pass %s, and take no answer', async (_when, given) => {
    const form = await formWith(given)
    const { form: told, version } = await loadPublicForm(form.id)
    expect(version).toBeNull()
    expect(told).toMatchObject({ abierto: true, horario: { textoAntes: given.textoAntes } })
    expect(await failureOf(answer(form))).toMatchObject({ code: 'forbidden' })
    const request = { formId: form.id, answerId: newName(owner, 'answer'), files: true }
    expect(await call('getPass', await signInAnonymously(), request)).toMatchObject({
      status: 'PERMISSION_DENIED',
    })
  })

  it('REACH-01 go on to the next day once those of one are over, however often that is looked at', async () => {
    const form = await formWith({ semana: [{ dias: [0, 1, 2, 3, 4, 5, 6], desde: '00:00', hasta: '00:01' }] })
    const before = await openingOf(form)
    // As if it had not been looked at for three days.
    const past = new Date(Date.now() - 72 * HOUR_MS)
    await change(path(form), { 'horario.abre': past, 'horario.tolera': past, 'horario.renueva': past })
    await renewOpenings(new Date())
    await renewOpenings(new Date())
    expect(await openingOf(form)).toEqual(before)
  })

  it('REACH-01 that make no sense keep nobody out', async () => {
    const form = formAt(OWN_AREA, { id: newName(owner, 'horario'), opcionales: options({ publico: true }) })
    const documents = formDocuments(owner, form)
    await layOut(
      {
        ...documents,
        [`formularios/${form.id}`]: { ...documents[`formularios/${form.id}`], horario: { desde: 'ayer' } },
      },
      owner,
    )
    await onceHeard(async () => expect(await read(path(form))).toMatchObject({ zonaHoraria: CORDOBA }))
    expect((await read(path(form)))?.horario).toBeNull()
    await answer(form)
  })
})
