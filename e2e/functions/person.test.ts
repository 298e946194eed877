import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { goOnErasing } from '../../functions/src/person/go-on'
import { workOn } from '../../functions/src/person/erase'
import { database } from '../../functions/src/platform/admin'
import { audit, NOBODY } from '../../functions/src/platform/audit'
import { getPersonFileResponseSchema, listErasuresResponseSchema } from '../../src/domain/calls/person'
import { lookedUpKey } from '../../src/domain/citizen/looked-up'
import { ONE_PERSON_ERASES } from '../../src/domain/privacy/person-erasure'
import { holdPath, retentionPath } from '../../src/domain/privacy/retention-note'
import { answerPath, LOOKED_UP } from '../../src/domain/store-paths'
import { AWAY, HOME, PLACES } from '../rules/places'
import { auditEntries } from './audit-entries'
import { beginSelling, orderNow, placed, ticketsNow } from './buying'
import { call } from './calls'
import { heard } from './events'
import {
  aboutNorma,
  answered,
  askedFor,
  BY_DOCUMENT,
  BY_NAME,
  foundAll,
  hung,
  NORMA,
  photoOf,
  requestRef,
  SEARCH,
  telling,
  whereverNamed,
} from './person-world'
import { atWork } from './staff-tokens'
import { bucket, naming, photoPath } from './stored-files'
import { change, read, remove, write } from './world'

let elsa: string
let adela: string
beforeEach(async () => {
  await beginSelling()
  elsa = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO')
  adela = await atWork('adela', 'ROLE_ADMIN')
  await bucket().deleteFiles({ force: true })
})
afterAll(() => bucket().deleteFiles({ force: true }))

const isThere = async (id: string) => (await read(answerPath(id))) !== undefined
/** Small steps, as a large request takes many. */
const STEPS = { perStep: 7, forMs: 60_000 }

describe('a person is found', () => {
  it('OPS-03 in answers, notes, orders and certificates of one municipality, in small pages too', async () => {
    const recipient = await aboutNorma()
    const content = await telling('Mi DNI es 24.123.456')
    const note = await answered()
    await write(`${answerPath(note)}/notas/una`, { texto: 'Avisar a norma@correo.example' })
    const { order } = await placed('ana', { sectionId: 'libre' })
    const certified = await answered()
    await write('certificados/ABCDEFGHJKMNPQRS', {
      ...{ codigo: 'ABCDEFGHJKMNPQRS', respuesta: certified, municipalityPath: HOME, texto: 'A Norma Vega' },
    })
    const elsewhere = await answered({ datosCiudadano: NORMA }, { place: PLACES['other municipality'] })
    await write(`${answerPath(elsewhere)}/notas/una`, { texto: 'Norma Vega' })
    for (const text of ['Marta Vega', 'Norma Paz', '124123456']) await telling(text)
    for (const perPage of [1, 3, 300]) {
      const { ids, found, pages } = await foundAll(SEARCH, perPage)
      expect([...ids].toSorted()).toEqual([recipient, content, note, order.id, certified].toSorted())
      expect(pages).toBeGreaterThanOrEqual(perPage === 1 ? 14 : 4)
      expect(found.find(({ answerId }) => answerId === recipient)).toMatchObject({
        ...{ where: ['recipient'], by: ['document', 'mail', 'telephone', 'name'] },
        recipient: 'Norma Vega · 24123456',
      })
      expect(found.filter(({ answerId }) => answerId === order.id).map(({ where }) => where)).toEqual([
        ['payment'],
        ['order'],
      ])
    }
    expect((await foundAll(SEARCH, 50, AWAY)).ids).toEqual(new Set([elsewhere]))
    expect((await foundAll(BY_NAME, 50)).ids.has(content)).toBe(false)
    const asked = await call('findPerson', elsa, { municipality: HOME, search: SEARCH, after: null })
    expect(asked.status).toBe('OK')
    const [entry] = await auditEntries('personaBuscada')
    expect(entry).toMatchObject({ por: 'elsa', municipalityPath: HOME })
    expect(JSON.stringify(entry)).not.toMatch(/24123456|Norma|3514567890/)
  })

  it('OPS-03 is told as data and as a PDF, and what staff wrote for each other is counted', async () => {
    const id = await aboutNorma()
    await hung(id, { code: 'ABCDEFGHJKMNPQRT' })
    const { order } = await placed('ana', { sectionId: 'libre' })
    const asked = { municipality: HOME, answers: [id, order.id], language: 'ca' }
    const { result } = await call('getPersonFile', elsa, asked)
    const { pdf, entries } = getPersonFileResponseSchema.parse(result)
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(entries).toMatchObject([
      { answerId: id, answer: { datosCiudadano: { dni: '24123456' } }, orders: [], notes: 1 },
      { answerId: order.id, orders: [{ dni: '24123456' }], certificates: [], notes: 0 },
    ])
    expect(entries[0]?.certificates).toMatchObject([{ texto: expect.stringContaining('Norma') }])
    expect(JSON.stringify(entries)).not.toMatch(/Llamar a|ficha|claves/)
    expect(await auditEntries('personaEntregada')).toMatchObject([{ por: 'elsa', cantidad: 2 }])
  })
})

describe('a person is erased', () => {
  it('OPS-03 everywhere: nothing in the store and the files names them, and what the law keeps stays', async () => {
    const FORMS = Array.from({ length: 12 }, (_, form) => `${form}`)
    const many = await Promise.all(FORMS.map((form) => answered({ datosCiudadano: NORMA }, { form })))
    const photo = photoPath('tramite-foto')
    const withPhoto = await answered({ datosCiudadano: NORMA, secciones: naming(photo) }, { form: 'foto' })
    await photoOf(withPhoto, photo)
    await hung(withPhoto, { code: 'ABCDEFGHJKMNPQRS' })
    const bought = await placed('ana', { sectionId: 'libre' })
    const words = await telling('Soy Norma Vega, 24.123.456')
    const other = await telling('Nadie', 'otro')
    await write(`${LOOKED_UP}/${await lookedUpKey(HOME, NORMA)}`, { fecha: new Date() })
    const came = { ...NOBODY, origen: { red: '203.0.113.0', dispositivo: 'Firefox' } }
    const about = { respuesta: words, ciudadano: NORMA.id, municipalityPath: HOME }
    await audit(came, { tipo: 'revision', ...about, motivo: 'Norma Vega' }, ['r'])
    await audit(came, { tipo: 'ingresoCiudadano', ciudadano: NORMA.id, municipalityPath: HOME }, ['i'])
    await audit(came, { tipo: 'ingresoCiudadano', ciudadano: NORMA.id, municipalityPath: AWAY }, ['x'])
    await heard()
    expect((await whereverNamed()).length).toBeGreaterThan(FORMS.length)

    const { ids } = await foundAll(SEARCH, 11)
    expect([...ids].toSorted()).toEqual([...many, withPhoto, bought.order.id, words].toSorted())
    const { id, state } = await askedFor(elsa, [...ids])
    expect(state).toBe('esperando')
    await heard()
    expect(await isThere(words)).toBe(true)
    expect((await call('decideErasure', adela, { id, decision: 'confirm' })).result).toEqual({
      ...{ id, state: 'borrando' },
    })
    await workOn(requestRef(id), STEPS)
    expect(await whereverNamed()).toEqual([])
    // Events come late, and say what was there before.
    await heard()
    expect(await whereverNamed()).toEqual([])
    expect((await foundAll(SEARCH, 300)).ids.size).toBe(0)

    expect(await isThere(other)).toBe(true)
    expect((await bucket().getFiles())[0]).toEqual([])
    expect(await orderNow(bought.order)).toMatchObject({ quanty: 2, fullName: '', state: 'paid' })
    expect((await ticketsNow()).every(({ fullName }) => fullName === '')).toBe(true)
    expect(await read('certificados/ABCDEFGHJKMNPQRS')).toMatchObject({ numero: 7, texto: '' })
    expect((await auditEntries('revision'))[0]).toMatchObject({ ciudadano: '', origen: null, motivo: '' })
    const entered = await auditEntries('ingresoCiudadano')
    expect(
      entered.map(({ ciudadano, municipalityPath }) => [municipalityPath, ciudadano]).toSorted(),
    ).toEqual(
      [
        [AWAY, NORMA.id],
        [HOME, ''],
      ].toSorted(),
    )
    expect((await auditEntries('borrado')).every(({ por }) => por === 'adela')).toBe(true)
    expect((await requestRef(id).get()).data()).toMatchObject({
      ...{ estado: 'hecha', busqueda: null, ciudadanos: [], pedidos: 1, certificados: 1, saltadas: [] },
      ...{ pedidaPor: 'elsa', decididaPor: 'adela', terminada: expect.any(Timestamp) },
    })
    const [kinds, cantidad] = [
      ['supresionPedida', 'supresionConfirmada', 'supresionHecha'] as const,
      ids.size,
    ]
    for (const kind of kinds) expect(await auditEntries(kind)).toMatchObject([{ cantidad }])
  })

  it('OPS-03 who was found by a document alone is forgotten by name, mail and telephone too', async () => {
    const id = await aboutNorma()
    await hung(id, { code: 'ABCDEFGHJKMNPQRS' })
    const { order } = await placed('ana', { sectionId: 'libre' })
    for (const [respuesta, motivo] of [
      [id, 'Norma Vega llamó'],
      [id, 'Desde el 351 4567890'],
      [order.id, 'Escribió norma@correo.example'],
      [order.id, 'Lo pidió Paula Vega'],
    ] as const)
      await audit(NOBODY, { tipo: 'correccion', respuesta, municipalityPath: HOME, motivo }, [motivo])
    await heard()
    const { id: request } = await askedFor(elsa, [id, order.id], { search: BY_DOCUMENT })
    await workOn(requestRef(request))
    expect(await whereverNamed()).toEqual([])
    expect((await auditEntries('correccion')).map(({ motivo }) => motivo).toSorted()).toEqual([
      ...['', '', '', 'Lo pidió Paula Vega'],
    ])
    expect((await requestRef(request).get()).data()).toMatchObject({ estado: 'hecha', conocidas: [] })
  })

  it('OPS-03 by one person up to ten answers, at once after it was asked', async () => {
    const answers = await Promise.all(Array.from({ length: ONE_PERSON_ERASES }, () => aboutNorma()))
    await heard()
    const { id, state } = await askedFor(elsa, answers, { search: BY_DOCUMENT })
    expect(state).toBe('borrando')
    await heard()
    expect((await requestRef(id).get()).get('estado')).toBe('hecha')
    expect(await Promise.all(answers.map(isThere))).not.toContain(true)
    const deletions = (await auditEntries('borrado')).filter(({ respuesta }) => answers.includes(respuesta))
    expect(deletions.map(({ por }) => por)).toEqual(answers.map(() => 'elsa'))
  })

  it('OPS-03 goes on where it was cut, by one run at a time, and does nothing twice', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => aboutNorma()))
    const { id } = await askedFor(elsa, answers)
    await workOn(requestRef(id), { perStep: 2, forMs: -1 })
    expect((await requestRef(id).get()).data()).toMatchObject({
      estado: 'borrando',
      borradas: 2,
      turno: null,
    })
    const gone = () => Promise.all(answers.map(isThere)).then((all) => all.filter((one) => !one).length)
    expect(await gone()).toBe(2)
    // Cut after an answer was erased and before that was kept.
    await remove(answerPath(answers[2] ?? ''))
    const taken = { de: 'otra', vence: Timestamp.fromMillis(Date.now() + 60_000) }
    await requestRef(id).update({ turno: taken })
    await goOnErasing(new Date())
    expect(await gone()).toBe(3)
    await requestRef(id).update({ turno: { ...taken, vence: Timestamp.fromMillis(Date.now() - 1) } })
    await Promise.all([goOnErasing(new Date()), goOnErasing(new Date())])
    expect((await requestRef(id).get()).data()).toMatchObject({
      estado: 'hecha',
      borradas: 9,
      comprobadas: 9,
    })
    expect(await auditEntries('supresionHecha')).toHaveLength(1)
  })

  it('OPS-03 an answer that arrives meanwhile stays and is told of; one that moved elsewhere is left alone', async () => {
    const [moved, gone] = [await aboutNorma(), await aboutNorma()]
    const { id } = await askedFor(elsa, [moved, gone])
    await change(answerPath(moved), { municipalityPath: AWAY })
    const arrived = await aboutNorma()
    await telling('Otra Norma Vega, sin número')
    await workOn(requestRef(id))
    expect((await requestRef(id).get()).data()).toMatchObject({
      ...{ estado: 'hecha', llegadas: 1, saltadas: [moved] },
    })
    expect([await isThere(moved), await isThere(gone), await isThere(arrived)]).toEqual([true, false, true])
  })

  it('OPS-03 OPS-02 an answer that somebody holds back stays, and so do all of a form that is held', async () => {
    const [held, lifted, free] = [await aboutNorma(), await aboutNorma(), await aboutNorma()]
    const whole = await answered({ datosCiudadano: NORMA }, { form: 'retenido' })
    const hold = { por: 'sara', fecha: new Date(), motivo: 'Juicio', hasta: null }
    await write(holdPath('tramite-uno', held), hold)
    await write(holdPath('tramite-uno', lifted), { ...hold, hasta: new Date() })
    await write(retentionPath('tramite-retenido'), { bloqueo: hold })
    const { id } = await askedFor(elsa, [held, lifted, free, whole])
    await workOn(requestRef(id))
    expect((await requestRef(id).get()).data()).toMatchObject({ estado: 'hecha', saltadas: [held, whole] })
    expect(await Promise.all([held, lifted, free, whole].map(isThere))).toEqual([true, false, false, true])
  })

  it('OPS-03 what nobody decided for a month lapses, and after three years nothing of it is kept', async () => {
    const { id } = await askedFor(elsa, [await telling('Norma Vega')], { search: BY_NAME })
    const DAY_MS = 86_400_000
    await goOnErasing(new Date(Date.now() + 29 * DAY_MS))
    expect((await requestRef(id).get()).get('estado')).toBe('esperando')
    await goOnErasing(new Date(Date.now() + 31 * DAY_MS))
    expect((await requestRef(id).get()).data()).toMatchObject({ estado: 'vencida', busqueda: null })
    await goOnErasing(new Date(Date.now() + 4 * 365 * DAY_MS))
    expect((await requestRef(id).get()).exists).toBe(false)
  })

  it('OPS-03 administrators see what was asked and done, and what an erasure does', async () => {
    const { id } = await askedFor(elsa, [await telling('Norma Vega')], { search: BY_NAME })
    const list = async (language: string) =>
      listErasuresResponseSchema.parse(
        (await call('listErasures', adela, { municipality: HOME, language })).result,
      )
    const { erasures, plan } = await list('es')
    expect(erasures).toMatchObject([{ id, state: 'esperando', answers: 1, askedBy: 'elsa', search: BY_NAME }])
    expect(plan.find(({ name }) => name === 'Pedidos y entradas')?.reason).toContain('contabilidad')
    await call('decideErasure', adela, { id, decision: 'refuse' })
    expect((await list('ek')).erasures).toMatchObject([
      { state: 'rechazada', decidedBy: 'adela', search: null },
    ])
    expect(
      JSON.stringify((await database().collection('derechos_personas').get()).docs.map((one) => one.data())),
    ).not.toContain('Norma')
    expect(await isThere((await requestRef(id).get()).get('respuestas')[0])).toBe(true)
  })
})
