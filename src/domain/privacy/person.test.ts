import { describe, expect, it } from 'vitest'
import {
  finderOf,
  isByNameAlone,
  isSearchable,
  joinedMatch,
  knownBesides,
  matchedAnswer,
  namedBy,
  personSearchSchema,
  tooVague,
  withoutPerson,
  type PersonSearch,
} from './person'

const NOBODY: PersonSearch = { document: '', mail: '', telephone: '', name: '' }
const by = (search: Partial<PersonSearch>) => finderOf({ ...NOBODY, ...search })
const finds = (search: Partial<PersonSearch>, text: string) => namedBy(by(search), text).length > 0

describe('a search for a person', () => {
  it.each([
    ['document', ['1', '12', 'AB', '****', '%', '30*', '....', 'ABCDEF', '\u200b']],
    ['mail', ['a', '@', '*@*.*', 'ana@', '%@correo.test', 'ana@correo', 'ana correo@x.test']],
    ['telephone', ['6', '600', '600*******', 'abc6001112', '%%%%%%%']],
    ['name', ['A', 'Ana', '* *', 'A B', '%', 'Ana P']],
  ] as const)('OPS-03 by %s is refused where it would find half the municipality', (field, typed) => {
    for (const one of typed) expect([one, isSearchable({ ...NOBODY, [field]: one })]).toEqual([one, false])
  })

  it('OPS-03 takes what people type, and says which field is too vague', () => {
    for (const search of [
      { document: '30.111.222' },
      { document: '12345678-Z' },
      { mail: ' ANA@correo.test\u200b' },
      { telephone: '+54 9 11 4321-5678' },
      { name: 'Ana  Pérez' },
      { name: '山田太郎' },
    ])
      expect(isSearchable({ ...NOBODY, ...search })).toBe(true)
    expect(isSearchable(NOBODY)).toBe(false)
    expect(tooVague({ document: '1', mail: 'ana@correo.test', telephone: '', name: 'A' })).toEqual([
      'document',
      'name',
    ])
    expect(isSearchable({ ...NOBODY, document: '30111222', name: 'A' })).toBe(false)
    expect(personSearchSchema.safeParse({ document: 'x'.repeat(201) }).success).toBe(false)
    expect(personSearchSchema.safeParse({ document: '30111222', otro: '' }).success).toBe(false)
  })
})

describe('a document number', () => {
  it.each([
    '30111222',
    'DNI 30.111.222, de Córdoba',
    '30 111 222',
    '３０１１１２２２',
    '30111222-Z',
    '20-30111222-3',
    '27301112229',
    '30\u200b111222',
  ])('OPS-03 is found in «%s»', (text) => expect(finds({ document: '30111222' }, text)).toBe(true))

  it.each(['130111222', '301112223', '3011122', 'X30111222', '30-11122', '0030111222'])(
    'OPS-03 is not found in «%s»',
    (text) => expect(finds({ document: '30.111.222' }, text)).toBe(false),
  )

  it('OPS-03 with a letter is that one alone, in any case', () => {
    expect(finds({ document: '12345678-z' }, 'nif 12345678Z')).toBe(true)
    expect(finds({ document: '12345678Z' }, '12345678X')).toBe(false)
  })
})

describe('mail and telephone', () => {
  it.each([
    'ana@correo.test',
    'Escribir a ANA@CORREO.TEST.',
    '<ana@correo.test>',
    'ana@correo.test;x@y.test',
  ])('OPS-03 a mail is found in «%s»', (text) => expect(finds({ mail: 'Ana@Correo.test' }, text)).toBe(true))
  it.each([
    'mariana@correo.test',
    'ana@correo.test.ar',
    'ana@correo-test',
    'anaXcorreo.test',
    'a.ana@correo.test',
  ])('OPS-03 a mail is not found in «%s»', (text) =>
    expect(finds({ mail: 'ana@correo.test' }, text)).toBe(false),
  )
  it.each(['600111222', '+34 600 11 12 22', '0034600111222', '(600) 111-222', 'Tel.: 600.111.222'])(
    'OPS-03 a telephone is found in «%s»',
    (text) => expect(finds({ telephone: '+34 600 111 222' }, text)).toBe(true),
  )
  it('OPS-03 an Argentine telephone is found with and without what leads to it', () => {
    for (const text of ['43215678', '011 15 4321-5678', '+5491143215678', '11 4321 5678'])
      expect(finds({ telephone: '+54 9 11 4321-5678' }, text)).toBe(true)
    expect(finds({ telephone: '43215678' }, '432156789')).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    'Ana Pérez',
    'PEREZ, ANA',
    'Ana María Perez López',
    'ana\u00a0pérez',
    'Pe\u0301rez Ana',
    'A\u00adna Pérez',
  ])('OPS-03 is found in «%s»', (text) => expect(finds({ name: 'Ana Pérez' }, text)).toBe(true))
  it.each(['Anabel Pérez', 'Ana Pereza', 'Ana', 'Pérez'])('OPS-03 is not found in «%s»', (text) =>
    expect(finds({ name: 'ana perez' }, text)).toBe(false),
  )
})

const ANSWER = {
  firstName: 'Ana',
  lastName: 'Pérez',
  creadoPor: 'ana@correo.test',
  datosCiudadano: { nombre: 'Ana', apellido: 'Pérez', dni: '30111222', email: '', telefono: '' },
  secciones: [
    { preguntas: [{ respuesta: 'Ana' }, { respuesta: 'Pérez' }] },
    { preguntas: [{ respuesta: 'Ana' }] },
    { preguntas: [{ respuesta: 'Pérez' }], seccionesRepetibles: [{ preguntas: [{ respuesta: 'x' }] }] },
  ],
  paymentDetails: { clientEmail: 'ana@correo.test', clientPhoneNumber: 600_111_222 },
}

describe('what of an answer names a person', () => {
  it('OPS-03 is told with where it stands and by what', () => {
    expect(matchedAnswer(by({ document: '30111222' }), ANSWER)).toEqual({
      where: ['recipient'],
      by: ['document'],
    })
    expect(matchedAnswer(by({ mail: 'ana@correo.test', telephone: '600111222' }), ANSWER)).toEqual({
      where: ['payment'],
      by: ['mail', 'telephone'],
    })
    expect(matchedAnswer(by({ name: 'Ana Pérez' }), ANSWER)).toEqual({
      where: ['recipient', 'content'],
      by: ['name'],
    })
  })

  it('OPS-03 a name counts in one row of questions, not put together from several', () => {
    const { datosCiudadano: _, secciones, ...rest } = ANSWER
    expect(matchedAnswer(by({ name: 'Ana Pérez' }), { ...rest, secciones: secciones.slice(1) })).toBeNull()
  })

  it('OPS-03 a name is found in a condition that was checked', () => {
    const conditions = [{ id: 'c', order: 0, questions: [{ respuesta: 'Pérez' }, { respuesta: 'Ana' }] }]
    expect(
      matchedAnswer(by({ name: 'Ana Pérez' }), { secciones: [{ id: 's', orden: 0, conditions }] }),
    ).toEqual({
      where: ['content'],
      by: ['name'],
    })
  })

  it('OPS-03 LOGIC-10 a name is found in what a revision made vanish, in one row', () => {
    const [ana, perez] = ['Ana', 'Pérez'].map((answer, at) => ({
      ...{ seccionId: 's', condicionId: '', preguntaId: `p${at}`, rowIndex: 0, answer },
    }))
    const vanished = (...conservado: object[]) => ({ requestsForChanges: [{ conservado }] })
    const found = (answer: object) => matchedAnswer(by({ name: 'Ana Pérez' }), { ...answer })
    expect(found(vanished({ ...ana }, { ...perez }))).toEqual({ where: ['content'], by: ['name'] })
    expect(found(vanished({ ...ana }, { ...perez, rowIndex: 1 }))).toBeNull()
  })

  it('OPS-03 who of the staff wrote it is not the person', () => {
    const { datosCiudadano: _, secciones: _s, paymentDetails: _p, ...authored } = ANSWER
    expect(matchedAnswer(by({ mail: 'ana@correo.test', name: 'Ana Pérez' }), authored)).toBeNull()
  })

  it('OPS-03 a damaged answer is looked through as far as it goes', () => {
    expect(
      matchedAnswer(by({ document: '30111222' }), { secciones: 7, datosCiudadano: ['30.111.222'] }),
    ).toEqual({
      where: ['recipient'],
      by: ['document'],
    })
    expect(matchedAnswer(by({ document: '30111222' }), { datosCiudadano: null })).toBeNull()
  })

  it('OPS-03 finds about one answer are one, and a name alone is told from the rest', () => {
    const named = { where: ['content' as const], by: ['name' as const] }
    expect(joinedMatch({ where: ['order'], by: ['mail'] }, named)).toEqual({
      where: ['content', 'order'],
      by: ['mail', 'name'],
    })
    expect([isByNameAlone(named), isByNameAlone({ by: ['name', 'mail'] })]).toEqual([true, false])
  })
})

it('OPS-03 a person is taken out of a value, and the rest of it stays', () => {
  const moment = new Date(0)
  const value = {
    motivo: 'Pedido por Ana Pérez',
    importe: 5,
    fecha: moment,
    lista: ['30.111.222', 'x'],
    sin: null,
  }
  expect(withoutPerson(by({ name: 'Ana Pérez', document: '30111222' }), value)).toEqual({
    motivo: '',
    importe: 5,
    fecha: moment,
    lista: ['', 'x'],
    sin: null,
  })
})

describe('by what else an answer knows the person', () => {
  const LUCIA = {
    nombre: 'Lucía',
    apellido: 'Paz',
    dni: '30111222',
    email: 'lucia@x.test',
    telefono: '3515550101',
  }

  it('OPS-03 is what its recipient and its buyer say, where the search finds them', () => {
    const buyer = {
      clientFullName: 'Lucía Paz',
      clientID: '30111222',
      clientEmail: 'otra@x.test',
      clientPhoneNumber: '',
    }
    const answer = { datosCiudadano: LUCIA, paymentDetails: { ...buyer, quanty: 2 } }
    expect(knownBesides(by({ document: '30.111.222' }), answer)).toEqual([
      { document: '30111222', mail: 'lucia@x.test', telephone: '3515550101', name: 'Lucía Paz' },
      { document: '30111222', mail: 'otra@x.test', telephone: '', name: 'Lucía Paz' },
    ])
  })

  it('OPS-03 is nothing of whom the search does not find, and nothing that would find half the town', () => {
    expect(knownBesides(by({ mail: 'ana@x.test' }), { datosCiudadano: LUCIA })).toEqual([])
    expect(knownBesides(by({ document: '30111222' }), { datosCiudadano: null, paymentDetails: 'x' })).toEqual(
      [],
    )
    const short = { ...LUCIA, nombre: 'L', apellido: '', email: 'no', telefono: '15', cuit: 7 }
    expect(knownBesides(by({ document: '30111222' }), { datosCiudadano: short })).toEqual([
      { document: '30111222', mail: '', telephone: '', name: '' },
    ])
    const long = { ...LUCIA, apellido: 'Paz '.repeat(60) }
    expect(knownBesides(by({ document: '30111222' }), { datosCiudadano: long })[0]?.name).toBe('')
  })
})
