import { describe, expect, it } from 'vitest'
import { aForm, aQuestion, aSection } from '../../testing/builders'
import { NO_OPTIONS } from '../form/options'
import { QUESTION_TYPE } from '../form/question'
import { LANGUAGES } from '../language'
import { NO_BRANDING } from '../geography/branding'
import { arrangementSchema, MOST_LISTED, siteOf } from './arrangement'
import { bySubject, catalogueSchema } from './catalogue'
import { catalogueEntry, MOST_NAMED, NEEDS, entryStatus, type CatalogueEntry } from './entry'
import { minutesOf } from './minutes'

const OPEN = { abierto: true, motivo: null }
const formWith = (...preguntas: ReturnType<typeof aQuestion>[]) =>
  aForm({ secciones: [aSection({ preguntas })], signatures: [], opcionales: NO_OPTIONS })

describe('how long a form takes', () => {
  it('REACH-02 follows from what it asks, and is a number to plan with', () => {
    expect(minutesOf(formWith(aQuestion()))).toBe(2)
    expect(minutesOf(formWith(...Array.from({ length: 12 }, () => aQuestion())))).toBe(5)
    const papers = Array.from({ length: 6 }, () => aQuestion({ adjuntarDocumento: true }))
    expect(minutesOf(formWith(...papers))).toBe(10)
    expect(minutesOf(formWith(...Array.from({ length: 900 }, () => aQuestion())))).toBe(60)
  })

  it('REACH-02 counts the longest of branches, and nothing that the form works out', () => {
    const worked = formWith(...Array.from({ length: 60 }, () => aQuestion({ calculo: '1 + 1' })))
    expect(minutesOf(worked)).toBe(1)
  })
})

describe('what a catalogue says of a form', () => {
  it('REACH-02 is in the language of its reader, and in its own where nobody translated it', () => {
    const form = aForm({
      titulo: 'Poda',
      ...{ titulo_ca: 'Esporga' },
      descripcion: 'En la\n  vereda',
      opcionales: NO_OPTIONS,
    })
    expect(catalogueEntry(form, OPEN, 'ca')).toMatchObject({ titulo: 'Esporga', descripcion: 'En la vereda' })
    expect(catalogueEntry(form, OPEN, 'ja').titulo).toBe('Poda')
  })

  it('REACH-02 names the papers that are required, and what else it wants by words of the product', () => {
    const form = {
      ...formWith(
        aQuestion({ titulo: 'Copia del DNI', adjuntarDocumento: true, required: true }),
        aQuestion({ titulo: 'Otra nota', adjuntarDocumento: true }),
        aQuestion({ titulo: 'Foto', adjuntar: true }),
        aQuestion({ titulo: 'Dónde', tipoPregunta: QUESTION_TYPE.place }),
      ),
      opcionales: { ...NO_OPTIONS, addPaymentGateway: true, addAppointment: true },
    }
    expect(catalogueEntry(form, OPEN, 'es')).toMatchObject({
      traer: ['Copia del DNI'],
      pide: ['documento', 'foto', 'lugar', 'pago', 'turno'],
    })
  })

  it('REACH-02 has its bounds: all forms that it may have fit into one document of the store in each language', () => {
    const long = '語'.repeat(5000)
    const form = {
      ...formWith(
        ...Array.from({ length: 9 }, (_, at) =>
          aQuestion({ titulo: `${at}${long}`, adjuntarDocumento: true, required: true }),
        ),
      ),
      ...{ titulo: long, descripcion: long },
      areaInfo: { nombre: long, id: '1' },
    }
    const entry = catalogueEntry(form, { ...OPEN, abre: new Date(), cierra: new Date() }, 'es')
    expect(entry.traer).toHaveLength(MOST_NAMED)
    const all = Object.fromEntries(
      Array.from({ length: MOST_LISTED }, (_, at) => [
        `formulario-de-nombre-${at}`,
        { ...entry, pide: NEEDS },
      ]),
    )
    expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(1_000_000)
  })

  it.each<[string, Partial<CatalogueEntry>, string]>([
    ['open', {}, 'open'],
    ['full', { abierto: false, motivo: 'limite' }, 'full'],
    ['disabled', { abierto: false, motivo: 'municipio' }, 'closed'],
    ['before its time', { abre: new Date(2000) }, 'early'],
    ['within its time', { abre: new Date(0), cierra: new Date(2000) }, 'open'],
    ['after its time', { cierra: new Date(500) }, 'closed'],
  ])('REACH-02 %s is told by the moment, whoever wrote it when', (_name, given, standing) => {
    expect(entryStatus({ ...OPEN, ...given }, new Date(1000))).toBe(standing)
  })
})

describe('a catalogue', () => {
  const entry = catalogueEntry(formWith(aQuestion()), OPEN, 'es')
  const kept = {
    ...{ nombre: 'Villa', clave: 'VDR', marca: NO_BRANDING, zonaHoraria: 'UTC', cerrado: false },
    orden: [
      { id: 'b', tema: 'otros' },
      { id: 'gone', tema: 'censo' },
      { id: 'a', tema: 'otros' },
      { id: 'c', tema: 'nadie' },
    ],
    entradas: { a: entry, b: entry, c: entry, left: entry, broken: { minutos: 'x' } },
  }

  it('REACH-02 has its forms by subject and in its order; what cannot be read keeps nobody from the others', () => {
    const subjects = bySubject(catalogueSchema.parse(kept))
    expect(subjects.map(({ subject, entries }) => [subject, entries.map(({ id }) => id)])).toEqual([
      ['otros', ['b', 'a', 'c']],
    ])
  })

  it('REACH-02 of a disabled municipality has none', () => {
    expect(bySubject(catalogueSchema.parse({ ...kept, cerrado: true }))).toEqual([])
  })

  it('REACH-02 is read whatever was stored as its arrangement', () => {
    for (const stored of [{}, { formularios: 'x', sitios: 1, version: null }])
      expect(arrangementSchema.parse(stored)).toEqual({ formularios: [], sitios: [], version: 0 })
    expect(LANGUAGES).not.toContain('arreglo')
  })
})

describe('a site that may show forms', () => {
  it.each([
    ['www.villadelrio.gob.ar', 'https://www.villadelrio.gob.ar'],
    [' HTTPS://Villa.gob.ar/tramites?x=1 ', 'https://villa.gob.ar'],
    ['https://añelo.gob.ar', 'https://xn--aelo-gqa.gob.ar'],
  ])('REACH-03 is known by its origin: %s', (typed, origin) => {
    expect(siteOf(typed)).toBe(origin)
    expect(siteOf(origin)).toBe(origin)
  })

  it.each([
    ...[
      'http://villa.gob.ar',
      'https://villa.gob.ar:8443',
      'https://a@villa.gob.ar',
      '*.villa.gob.ar',
      '*',
      '',
    ],
    ...[
      "'self'",
      'https://villa.gob.ar;script-src *',
      'villa.gob.ar otra.com',
      'https:',
      'data:x',
      'localhost',
    ],
    ...[
      'https://127.0.0.1',
      'https://[::1]',
      'javascript:alert(1)',
      'villa.gob.ar\r\nX: y',
      `${'a'.repeat(300)}.ar`,
    ],
  ])('REACH-03 SEC-03 is not %j', (typed) => {
    expect(siteOf(typed)).toBeNull()
  })
})
