import { describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, aSignature, questions, TYPED } from '../../../testing/builders'
import { contentOf, ids, readPlain, readText } from '../../../testing/form-file'
import { newPayment } from '../edit-payments'
import { CURRENCIES } from '../../payment/payments'
import { FORMAT, MAX_IN_FILE } from './format'
import { readFormFile, type FormFile } from './read'
import { formFileName, formFileText } from './write'

const faultsOf = (file: FormFile) =>
  file.status === 'faulty' ? file.faults.map(({ path, code, limit }) => [path, code, limit]) : []
const unreadable = (fault: string) => ({ status: 'unreadable', fault })
const plain = (formulario: string, version = '1') =>
  `{"formato":"${FORMAT}","version":${version},"formulario":${formulario}}`

describe('SEC-01 a file just within its bounds, and just beyond', () => {
  it.each([
    [MAX_IN_FILE.depth, 'notJson'],
    [MAX_IN_FILE.depth + 1, 'tooDeep'],
  ])('%i brackets in one another', (depth, fault) => {
    expect(readText('['.repeat(depth))).toEqual(unreadable(fault))
    expect(readText('{'.repeat(depth))).toEqual(unreadable(fault))
  })

  it('brackets beside one another, and brackets in texts, do not count as depth', () => {
    const many = MAX_IN_FILE.depth + 5
    const titulo = `${'['.repeat(many)}\\" ${'{'.repeat(many)}`
    expect(readText(plain(`{"titulo":"${titulo}"}`)).status).toBe('form')
    expect(readText(plain(`{"secciones":[${Array(many).fill('{}').join(',')}]}`)).status).toBe('form')
    expect(readText(plain(`{"secciones":[${Array(many).fill('{"preguntas":[]}').join(',')}]}`)).status).toBe(
      'form',
    )
    expect(readText(`"\\\\"${'['.repeat(many)}`)).toEqual(unreadable('tooDeep'))
  })

  it.each(['"1"', '0', '1.5', '-1', 'null'])('%s is no version of a file', (version) => {
    expect(readText(plain('{}', version))).toEqual(unreadable('notAForm'))
  })

  it.each(['null', '"x"', '7', '[]'])('%s is no form', (form) => {
    expect(readText(plain(form))).toEqual(unreadable('notAForm'))
  })

  it.each([
    [0xff, 0x41],
    [0xfe, 0x41],
    [0x41, 0xff],
    [0x41, 0xfe],
  ])('bytes %i and %i begin no text', (...bytes) => {
    expect(readFormFile(Uint8Array.from(bytes), ids())).toEqual(unreadable('encoding'))
  })

  it('a file of another format is refused', () => {
    expect(readText(plain('{}').replace(FORMAT, 'otro/formulario'))).toEqual(unreadable('notAForm'))
  })

  it.each([
    ['titulo', MAX_IN_FILE.title],
    ['descripcion', MAX_IN_FILE.text],
    ['titulo_ca', MAX_IN_FILE.words],
    ['descripcion_ca', MAX_IN_FILE.text],
  ])('%s of %i letters', (field, limit) => {
    expect(readPlain({ [field]: 'x'.repeat(limit) }).status).toBe('form')
    expect(faultsOf(readPlain({ [field]: 'x'.repeat(limit + 1) }))).toEqual([[field, 'tooLong', limit]])
  })

  it.each([
    ['secciones', MAX_IN_FILE.sections, {}],
    ['signatures', MAX_IN_FILE.signatures, {}],
    ['payments', MAX_IN_FILE.payments, {}],
  ])('%s, %i of them', (field, limit, item) => {
    const file = (count: number) => readPlain({ [field]: Array.from({ length: count }, () => item) })
    expect(file(limit).status).toBe('form')
    expect(faultsOf(file(limit + 1))).toEqual([[field, 'tooMany', limit]])
  })

  it('a file may have as many options as a form may have, however they are spread', () => {
    const opciones = Array.from({ length: MAX_IN_FILE.options }, () => ({ texto: 'x' }))
    const asked = (count: number) =>
      readPlain({
        secciones: [
          { preguntas: Array.from({ length: count }, () => ({ ...TYPED['single-choice'], opciones })) },
        ],
      })
    expect(asked(MAX_IN_FILE.allOptions / MAX_IN_FILE.options).status).toBe('form')
    expect(faultsOf(asked(MAX_IN_FILE.allOptions / MAX_IN_FILE.options + 1))).toEqual([
      ['secciones', 'tooManyOptions', MAX_IN_FILE.allOptions],
    ])
  })

  it('a file may have as many questions as a form may have', () => {
    const asked = (count: number) =>
      readPlain({ secciones: [{ preguntas: Array.from({ length: count }, () => ({ tipoPregunta: 1 })) }] })
    expect(asked(MAX_IN_FILE.questions).status).toBe('form')
    expect(faultsOf(asked(MAX_IN_FILE.questions + 1))).toEqual([
      ['secciones[0].preguntas', 'tooMany', MAX_IN_FILE.questions],
    ])
  })

  it('at most twenty unknown fields are named', () => {
    const fields = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`raro${at}`, 1]))
    const { leftAside } = contentOf(readPlain({ secciones: [fields], ...fields }))
    expect(leftAside.unknown).toHaveLength(20)
    expect(leftAside.unknown[0]).toBe('secciones[].raro0')
    const eleventh = contentOf(
      readPlain({ secciones: [...Array.from({ length: 10 }, () => ({})), { raro: 1 }] }),
    ).leftAside
    expect(eleventh.unknown).toEqual(['secciones[].raro'])
    const long = contentOf(readPlain({ ['x'.repeat(100)]: 1, id: 'x', orden: 1 })).leftAside
    expect(long.unknown).toEqual(['x'.repeat(80)])
  })
})

describe('what a file may leave out', () => {
  it('a field that is left out begins as in a new form', () => {
    const { content, leftAside } = contentOf(
      readPlain({
        payments: [{ sections: [{}] }],
        signatures: [{}],
        secciones: [{ preguntas: [{ tipoPregunta: 1 }] }],
      }),
    )
    expect(content).toMatchObject({
      titulo: '',
      responsesCount: 0,
      signatures: [{ title: '', typeOfSignature: 'both', tipeOfSignatory: 'citizen', indexSignature: 0 }],
      payments: [
        {
          name: '',
          currencyType: CURRENCIES[0],
          sections: [{ sectionName: '', sectionPrice: -1, sectionQuantyLeft: -1 }],
          quantyTicketsMaxPerTransaction: 0,
        },
      ],
    })
    expect(leftAside).toEqual({ unknown: [], options: [], links: [] })
  })

  it('a field with a wrong value is refused', () => {
    const payments = [{ currencyType: { diminutive: 'XXX' }, sections: [{ sectionPrice: 1.5, raro: 1 }] }]
    const signatures = [{ typeOfSignature: 'voz', title: 'x'.repeat(41) }]
    const file = readPlain({ payments, signatures, responsesCount: '3', opcionales: [] })
    expect(faultsOf(file).map(([path, code]) => `${path}: ${code}`)).toEqual([
      'opcionales: object',
      'responsesCount: number',
      'signatures[0].title: tooLong',
      'signatures[0].typeOfSignature: choice',
      'payments[0].currencyType.diminutive: choice',
      'payments[0].sections[0].sectionPrice: number',
    ])
    expect(file.status === 'faulty' && file.faults[3]?.allowed).toBe('both, draw, upload')
    expect(file.status === 'faulty' && file.faults[4]?.allowed).toBe('EUR, ARS')
  })

  it('a state without a name is refused, however many there are', () => {
    const file = readPlain({ estados: { disponibles: [{}, {}] } })
    expect(faultsOf(file).map(([, code]) => code)).toEqual(['blank', 'blank'])
  })

  it('the first state is the initial one when the file names none that exists', () => {
    const disponibles = [
      { id: 5, nombre: 'A' },
      { id: 5, nombre: 'B' },
    ]
    const initial = (inicial: number) =>
      contentOf(readPlain({ estados: { disponibles, inicial } })).content.estados.inicial
    expect([initial(0), initial(1), initial(2)]).toEqual([0, 1, 0])
  })

  it('a field is left out that a kind of question does not have', () => {
    const opciones = [{ texto: 'a' }]
    const preguntas = [
      { ...TYPED.text, opciones, filtrable: true },
      { ...TYPED['multiple-choice'], opciones, filtrable: true, tipoDato: 4 },
    ]
    const conditional = { conditionalSection: true, repetible: true, preguntas, required: true }
    const { content } = contentOf(readPlain({ secciones: [{ preguntas, required: true }, conditional] }))
    const [simple, branch] = content.secciones
    expect(simple?.preguntas).toMatchObject([
      { opciones: [], filtrable: false },
      { opciones: [{ texto: 'a' }], filtrable: true, tipoDato: 1 },
    ])
    expect([simple?.required, branch?.required, branch?.repetible]).toEqual([false, true, false])
    expect(branch?.preguntas).toEqual([])
  })
})

describe('a file that people read', () => {
  it('says only what is set, and what the kind of question has', () => {
    const text = formFileText(aForm({ responsesCount: 0 }))
    for (const word of ['responsesCount', 'payments', 'tituloLink', 'required', 'opciones":', 'repetible'])
      expect(text).not.toContain(word)
    expect(JSON.parse(text)).toMatchObject({ formato: FORMAT, version: 1, formulario: { signatures: [] } })
    expect(formFileText(aForm({ responsesCount: 1 }))).toContain('"responsesCount": 1')
  })

  it('lists parts in their order, and nothing that is empty', () => {
    const preguntas = questions(
      { titulo: 'Sitio', ...TYPED.link, link: 'https://a.test/', required: true },
      { titulo: 'Rubro', ...TYPED['single-choice'], opciones: [anOption(0, { texto: '' })], filtrable: true },
    )
    const disponibles = [{ id: 0, nombre: 'Nueva', nombre_ca: '', nombre_en: 'New', transiciones: [] }]
    const form = aForm({
      titulo: 'Poda',
      descripcion: '',
      estados: { disponibles, inicial: 0, actual: 0 },
      signatures: [aSignature({ title: 'Titular', names: 'Ana' })],
      secciones: [aSection({ titulo: 'Local', preguntas })],
      payments: [
        {
          ...newPayment(ids()),
          quantyTicketsMaxPerTransaction: 0,
          sections: [
            { id: 'a', sectionName: '', sectionPrice: -1, sectionQuantyLeft: 0 },
            { id: 'b', sectionName: 'Palco', sectionPrice: 0, sectionQuantyLeft: -1 },
          ],
        },
      ],
    })
    expect(JSON.parse(formFileText(form)).formulario).toEqual({
      titulo: 'Poda',
      opcionales: {},
      estados: { inicial: 0, disponibles: [{ nombre: 'Nueva', nombre_en: 'New', transiciones: [] }] },
      signatures: [{ title: 'Titular', typeOfSignature: 'both', tipeOfSignatory: 'citizen' }],
      payments: [
        {
          currencyType: { sign: '€', diminutive: 'EUR', name: 'Euro' },
          sections: [
            { sectionName: '', sectionQuantyLeft: 0 },
            { sectionName: 'Palco', sectionPrice: 0 },
          ],
        },
      ],
      secciones: [
        {
          titulo: 'Local',
          preguntas: [
            { titulo: 'Sitio', link: 'https://a.test/', ...TYPED.link, required: true },
            { titulo: 'Rubro', tipoPregunta: 3, filtrable: true, opciones: [{ texto: '' }] },
          ],
        },
      ],
    })
  })

  it('is named with at most sixty letters of the title, without a hyphen at either end', () => {
    expect(formFileName({ titulo: 'a'.repeat(80) })).toBe(`formulario-${'a'.repeat(60)}.json`)
    expect(formFileName({ titulo: `${'a'.repeat(59)} b` })).toBe(`formulario-${'a'.repeat(59)}.json`)
    expect(formFileName({ titulo: '¿¿Año??' })).toBe('formulario-ano.json')
  })

  it('may be UTF-16 in either byte order', () => {
    const text = formFileText(aForm({ titulo: 'Señal' }))
    const swapped = new Uint8Array(
      [...`\uFEFF${text}`].flatMap((one) => [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 255]),
    )
    expect(contentOf(readFormFile(swapped, ids())).content.titulo).toBe('Señal')
  })
})
