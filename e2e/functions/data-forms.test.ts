import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshPublicForm } from '../../functions/src/forms/public-state'
import { ConflictError } from '../../src/data/errors'
import { areasByPath } from '../../src/data/staff/geography'
import { countryTree } from '../../src/data/staff/geography-tree'
import { getForm, hasAnswers, newFormId, saveForm, setFormScope } from '../../src/data/staff/forms'
import { getVersion } from '../../src/data/staff/versions'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { NEW_SCHEDULE } from '../../src/domain/form/schedule'
import { MAX_FORM_BYTES, storedSize } from '../../src/domain/form/stored-size'
import { plainValue } from '../../src/domain/stored-value'
import type { User } from '../../src/domain/user/user'
import { aForm, aQuestion, AREA, aSection, MUNICIPALITY_PATH, OTHER_AREA } from '../../src/testing/builders'
import { FOREIGN_AREA } from '../rules/places'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { says } from './events'
import { beginWorld, change, hire, read, write } from './world'

let eva: User
let admin: User

/** A form as the editor has it before its first save; what the place decides is not known there. */
const draft = (given: Partial<Form> = {}): Form =>
  aForm({
    id: newFormId(),
    version: 0,
    claveMunicipio: '',
    areaInfo: { nombre: '', id: '' },
    municipioInfo: { nombre: '', idMuniCore: '' },
    municipalityPath: '',
    creadoPor: '',
    areas: [AREA],
    fechaCreacion: null,
    timeStamp: null,
    lastUpdate: null,
    ...given,
  })

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA, OTHER_AREA] })
  admin = await hire('root', 'ROLE_ADMIN')
  await enter(eva)
})
afterAll(leave)

describe('saving a form', () => {
  it('EDIT-20 EDIT-06 as a new one makes version 1, placed by its first area, with the server’s time', async () => {
    const saved = await saveForm(draft({ titulo: 'Censo' }), 0, eva)
    expect(saved).toMatchObject({
      version: 1,
      creadoPor: 'eva',
      claveMunicipio: 'VDR',
      municipalityPath: MUNICIPALITY_PATH,
      areaInfo: { nombre: 'Área inspeccion-general', id: 'inspeccion-general' },
      municipioInfo: { nombre: 'Municipio VDR', idMuniCore: '101' },
    })
    const stored = await getForm(saved.id)
    expect(stored.formEditedInfo).toMatchObject([{ date: expect.any(Date), username: 'eva' }])
    expect(stored.timeStamp).toEqual(stored.lastUpdate)
    expect(stored.areas).toEqual([AREA])
    expect(await read(`formularios_publicos/${saved.id}`)).toBeUndefined()
    expect(await getVersion(saved.id, 1)).toMatchObject({ formId: saved.id, titulo: 'Censo', areas: [AREA] })
  })

  it('REACH-11 keeps how another person is asked, whose section it is, and tells strangers no states', async () => {
    const otraPersona = { correo: 'c', dias: 10, espera: '1', rechazo: '2' }
    const secciones = [aSection({ otraPersona: 'Propietario' })]
    const saved = await saveForm(draft({ otraPersona, secciones }), 0, eva)
    expect(await getForm(saved.id)).toMatchObject({
      otraPersona,
      secciones: [{ otraPersona: 'Propietario' }],
    })
    expect(await getVersion(saved.id, 1)).not.toHaveProperty('otraPersona')
  })

  it('EDIT-20 EDIT-24 again makes one more version; earlier ones and the creation stay', async () => {
    const first = await saveForm(draft({ titulo: 'Uno' }), 0, eva)
    const second = await saveForm(
      { ...first, titulo: 'Dos', secciones: [aSection(), aSection({ id: 's2', orden: 1 })] },
      1,
      eva,
    )
    const third = await saveForm({ ...second, titulo: 'Tres' }, 2, eva)
    expect(third.version).toBe(3)
    const titles = await Promise.all([1, 2, 3].map((n) => getVersion(first.id, n)))
    expect(titles.map(({ titulo }) => titulo)).toEqual(['Uno', 'Dos', 'Tres'])
    const stored = await getForm(first.id)
    expect(stored.formEditedInfo.map(({ username }) => username)).toEqual(['eva', 'eva', 'eva'])
    expect(stored.creadoPor).toBe('eva')
  })

  it('EDIT-24 as the later of two editors overwrites nothing, and tells who saved when', async () => {
    const form = await saveForm(draft({ titulo: 'Común' }), 0, eva)
    await saveForm({ ...form, titulo: 'De la primera' }, 1, eva)
    const failure = await failureOf(saveForm({ ...form, titulo: 'De la segunda' }, 1, eva))
    expect(failure).toBeInstanceOf(ConflictError)
    expect(failure).toMatchObject({ code: 'conflict', by: { username: 'eva', date: expect.any(Date) } })
    expect((await getForm(form.id)).titulo).toBe('De la primera')
  })

  it('EDIT-24 ten times at once succeeds once', async () => {
    const form = await saveForm(draft(), 0, eva)
    const titles = Array.from({ length: 10 }, (_, n) => `Título ${n}`)
    const outcomes = await Promise.allSettled(titles.map((titulo) => saveForm({ ...form, titulo }, 1, eva)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stored = await getForm(form.id)
    expect(stored.version).toBe(2)
    expect(stored.formEditedInfo).toHaveLength(2)
  })

  it('LIST-03 EDIT-17 makes and removes its public document with its scope', async () => {
    const form = await saveForm(draft({ titulo: 'Abierto' }), 0, eva)
    const open = await setFormScope(form, true, eva)
    expect(await read(`formularios_publicos/${form.id}`)).toEqual({
      formId: form.id,
      version: 2,
      abierto: true,
      motivo: null,
      titulo: 'Abierto',
      adjuntos: { imagen: false, documento: false, video: false, audio: false },
      firmas: false,
    })
    await setFormScope(open, false, eva)
    expect(await read(`formularios_publicos/${form.id}`)).toBeUndefined()
    expect((await getForm(form.id)).version).toBe(3)
  })

  it('OPS-08 tells strangers the clock of the town hall with it, before functions hear of it', async () => {
    await change(MUNICIPALITY_PATH, { zonaHoraria: 'America/Santiago' })
    const opcionales = { ...NO_OPTIONS, publico: true }
    const born = await saveForm(draft({ opcionales }), 0, eva)
    expect(await read(`formularios_publicos/${born.id}`)).toMatchObject({ zonaHoraria: 'America/Santiago' })
    const form = await saveForm(draft(), 0, eva)
    const open = await setFormScope(form, true, eva)
    const told = `formularios_publicos/${form.id}`
    expect(await read(told)).toMatchObject({ zonaHoraria: 'America/Santiago' })
    await says(told, { zonaHoraria: 'America/Santiago' })
    // A later save repeats what was told; only functions tell another one.
    await change(MUNICIPALITY_PATH, { zonaHoraria: 'Europe/Madrid' })
    await saveForm({ ...open, titulo: 'Otro' }, open.version, eva)
    await says(told, { zonaHoraria: 'Europe/Madrid', version: 3 })
    await change(MUNICIPALITY_PATH, { zonaHoraria: '' })
    await says(told, { zonaHoraria: 'America/Argentina/Cordoba' })
  })

  it.each([
    ['', 'America/Argentina/Cordoba', '2020-01-02T08:00:00-03:00'],
    ['Europe/Madrid', 'Europe/Madrid', '2020-01-02T08:00:00+01:00'],
  ])(
    'REACH-01 is within its hours from its first publication, by the clock «%s» that was chosen',
    async (zonaHoraria, clock, began) => {
      await change(MUNICIPALITY_PATH, { zonaHoraria })
      const horario = { ...NEW_SCHEDULE, desde: '2020-01-02T08:00', hasta: '2090-01-03T08:00' }
      const form = await saveForm(draft({ horario }), 0, eva)
      await setFormScope(form, true, eva)
      const told = `formularios_publicos/${form.id}`
      const { horario: hours } = (await read(told)) ?? {}
      expect(plainValue(hours)).toMatchObject({ abre: new Date(began), semana: [] })
      // Functions come to the same.
      await refreshPublicForm(form.id)
      expect(await read(told)).toMatchObject({ zonaHoraria: clock, horario: hours })
      await change(MUNICIPALITY_PATH, { zonaHoraria: '' })
    },
  )

  it('ANS-12 leaves it to the functions whether the form takes answers, even if they decide meanwhile', async () => {
    const opcionales = { ...NO_OPTIONS, publico: true, limitResponses: true }
    // Full with no answer at all.
    const form = await saveForm(draft({ opcionales, responsesCount: 0 }), 0, eva)
    const told = `formularios_publicos/${form.id}`
    await says(told, { abierto: false, motivo: 'limite' })
    const { fetch } = globalThis
    globalThis.fetch = async (...request) => {
      if (String(request[0]).includes(':commit')) {
        globalThis.fetch = fetch
        await change(told, { motivo: 'municipio' })
      }
      return fetch(...request)
    }
    expect(await saveForm({ ...form, titulo: 'Otro' }, 1, eva)).toMatchObject({ version: 2 })
    globalThis.fetch = fetch
    expect(await read(told)).toMatchObject({ version: 2, abierto: false })
  })

  it('EDIT-05 is refused for a form with answers that may not be changed; only its scope still changes', async () => {
    const form = await saveForm(draft({ opcionales: { ...NO_OPTIONS, editableForm: false } }), 0, eva)
    await write(`formularios/${form.id}/contadores/respuestas`, { total: 2 })
    expect(await failureOf(saveForm({ ...form, titulo: 'Otro' }, 1, eva))).toMatchObject({
      code: 'forbidden',
    })
    expect(await setFormScope(await getForm(form.id), true, eva)).toMatchObject({ version: 2 })
    expect((await getForm(form.id)).titulo).toBe(form.titulo)
  })

  it('EDIT-06 stores nothing without an area, or in an area of another municipality', async () => {
    expect(await failureOf(saveForm(draft({ areas: [] }), 0, eva))).toMatchObject({ code: 'notFound' })
    const foreign = draft({ areas: [FOREIGN_AREA] })
    expect(await failureOf(saveForm(foreign, 0, eva))).toMatchObject({ code: 'forbidden' })
    expect(await read(`formularios/${foreign.id}`)).toBeUndefined()
  })

  it('keeps fields that this version of the product does not know', async () => {
    const form = await saveForm(draft(), 0, eva)
    const signatures = [{ indexSignature: 0, title: 'Titular', certificado: 'x' }]
    await change(`formularios/${form.id}`, { signatures })
    await saveForm({ ...(await getForm(form.id)), titulo: 'Otro' }, 1, eva)
    expect(await read(`formularios/${form.id}`)).toMatchObject({ titulo: 'Otro', signatures })
  })

  it('EDIT-24 counts as done when only the reply got lost', async () => {
    const form = await saveForm(draft({ titulo: 'Antes' }), 0, eva)
    const { fetch } = globalThis
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request)
      if (!String(request[0]).includes(':commit')) return response
      globalThis.fetch = fetch
      throw new TypeError('fetch failed')
    }
    const saved = await saveForm({ ...form, titulo: 'Después' }, 1, eva)
    globalThis.fetch = fetch
    expect(saved).toMatchObject({ version: 2, titulo: 'Después' })
    expect((await getForm(form.id)).version).toBe(2)
  })
})

describe('the largest form', () => {
  /** As many questions as make a form of about this size. */
  function sized(bytes: number): Form {
    const ofQuestions = (total: number) =>
      draft({
        secciones: [
          aSection({
            preguntas: Array.from({ length: total }, (_, orden) =>
              aQuestion({ id: `q${orden}`, orden, descripcion: 'ñ'.repeat(100) }),
            ),
          }),
        ],
      })
    const each = (storedSize(ofQuestions(101)) - storedSize(ofQuestions(1))) / 100
    return ofQuestions(Math.floor((bytes - storedSize(ofQuestions(0))) / each))
  }

  it('EDIT-20 is accepted by the store as long as the editor offers to save it, edit after edit', async () => {
    const form = sized(MAX_FORM_BYTES)
    expect(storedSize(form)).toBeGreaterThan(MAX_FORM_BYTES - 2000)
    const saved = await saveForm(form, 0, eva)
    expect(await saveForm({ ...saved, titulo: 'Otro' }, 1, eva)).toMatchObject({ version: 2 })
  })

  it('EDIT-20 is refused by the store a little further on', async () => {
    const form = sized(MAX_FORM_BYTES * 1.2)
    expect(await failureOf(saveForm(form, 0, eva))).toMatchObject({ name: 'DataError' })
    expect(await read(`formularios/${form.id}`)).toBeUndefined()
  })
})

describe('reading forms', () => {
  it('EDIT-21 an unknown or impossible id is not found', async () => {
    expect(await failureOf(getForm('nothing'))).toMatchObject({ code: 'notFound' })
    expect(await failureOf(getForm('a/b'))).toMatchObject({ code: 'notFound' })
  })

  it('a version is read once', async () => {
    const form = await saveForm(draft(), 0, eva)
    const { reads } = await readsOf(async () => {
      await getVersion(form.id, 1)
      await getVersion(form.id, 1)
    })
    expect(reads).toBe(1)
  })

  it('tells whether a form has answers in one read', async () => {
    const form = await saveForm(draft(), 0, eva)
    expect(await readsOf(() => hasAnswers(form.id))).toEqual({ value: false, reads: 1 })
    await write(`formularios/${form.id}/contadores/respuestas`, { total: 4 })
    expect((await readsOf(() => hasAnswers(form.id))).value).toBe(true)
  })
})

describe('places', () => {
  beforeAll(() => enter(admin))

  it('EDIT-06 GEO-02 are listed by name: countries, provinces, municipalities and areas', async () => {
    const countries = await countryTree()
    expect(countries.map(({ nombre }) => nombre)).toEqual(['Argentina', 'Uruguay'])
    const [cordoba, ...others] = countries[0]?.provincias ?? []
    expect([cordoba?.id, others]).toEqual(['cordoba', []])
    expect(cordoba?.municipios.map(({ key }) => key)).toEqual(['LLM', 'LS', 'VDR'])
    const own = cordoba?.municipios.find(({ path }) => path === MUNICIPALITY_PATH)
    expect(own?.areas.map(({ path }) => path)).toEqual([OTHER_AREA, AREA])
  })

  it('EDIT-06 are read by the paths of areas, in that order, without areas that are gone', async () => {
    const found = await areasByPath([AREA, `${MUNICIPALITY_PATH}/areas_municipales/nada`, OTHER_AREA])
    expect(found.map(({ path }) => path)).toEqual([AREA, OTHER_AREA])
  })
})
