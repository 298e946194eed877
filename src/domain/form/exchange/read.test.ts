import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aForm, aQuestion, aSection } from '../../../testing/builders'
import { bytesOf, contentOf, ids, readPlain, readText } from '../../../testing/form-file'
import { newForm } from '../factory'
import { formSchema } from '../stored-form'
import { NO_OPTIONS } from '../options'
import { MAX_FORM_FILE_BYTES, FORMAT, MAX_IN_FILE } from './format'
import { readFormFile, type FormFile } from './read'
import { formFileText } from './write'

function faultsOf(file: FormFile) {
  return file.status === 'faulty' ? file.faults : []
}

describe('a file that cannot be imported', () => {
  const question = (given: object) => ({ secciones: [{ preguntas: [{ tipoPregunta: 1, ...given }] }] })

  it('is answered with what is wrong and where', () => {
    const formulario = {
      titulo: 7,
      opcionales: { publico: 'sí' },
      responsesCount: -1,
      estados: { disponibles: [{ nombre: 'A' }, { nombre: ' ' }, { nombre: 'a' }] },
      signatures: {},
      secciones: [
        'no',
        { preguntas: 'no' },
        { preguntas: [{}, { tipoPregunta: 99 }, { tipoPregunta: 1, tipoDato: 99, required: 1 }] },
      ],
    }
    expect(faultsOf(readPlain(formulario)).map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'opcionales.publico: flag',
      'titulo: text',
      'estados.disponibles[1].nombre: blank',
      'estados.disponibles[2].nombre: repeated',
      'responsesCount: number',
      'signatures: list',
      'secciones[0]: object',
      'secciones[1].preguntas: list',
      'secciones[2].preguntas[0].tipoPregunta: missing',
      'secciones[2].preguntas[1].tipoPregunta: choice',
      'secciones[2].preguntas[2].tipoDato: choice',
      'secciones[2].preguntas[2].required: flag',
    ])
  })

  it('is answered with the first twenty faults and how many more there are', () => {
    const file = readPlain({ secciones: [{ preguntas: Array.from({ length: 50 }, () => ({})) }] })
    expect(file).toMatchObject({ status: 'faulty', more: 30 })
    expect(faultsOf(file)).toHaveLength(20)
  })

  it.each([
    ['100,000 options', { tipoPregunta: 3, opciones: Array.from({ length: 100_000 }, () => 0) }, 'tooMany'],
    ['a title of 3,000 letters', { titulo: 'a'.repeat(3000) }, 'tooLong'],
  ])('refuses %s at once', (_, given, code) => {
    expect(faultsOf(readPlain(question(given)))[0]).toMatchObject({ code })
  })

  it('has more questions than any form may have, however they are spread', () => {
    const preguntas = Array.from({ length: 900 }, () => ({ tipoPregunta: 1 }))
    const file = readPlain({ secciones: Array.from({ length: 10 }, () => ({ preguntas })) })
    expect(faultsOf(file)).toContainEqual({
      path: 'secciones',
      code: 'tooManyQuestions',
      limit: MAX_IN_FILE.questions,
    })
  })

  const latin1 = Uint8Array.from([...'{"formato":"Inspecci'].map((one) => one.charCodeAt(0)).concat(0xf3))
  it.each([
    ['too large', new Uint8Array(MAX_FORM_FILE_BYTES + 1), 'tooLarge'],
    ['as large as it may be', new Uint8Array(MAX_FORM_FILE_BYTES), 'notJson'],
    ['of another encoding', latin1, 'encoding'],
    ['empty', new Uint8Array(), 'notJson'],
    ['no JSON', bytesOf('<!doctype html><script>alert(1)</script>'), 'notJson'],
    ['half a JSON', bytesOf('{"formato": "muni'), 'notJson'],
    ['something else', bytesOf('{"type":"FeatureCollection","features":[]}'), 'notAForm'],
    ['a list', bytesOf('[]'), 'notAForm'],
    ['null', bytesOf('null'), 'notAForm'],
    ['a form that is a list', bytesOf(`{"formato":"${FORMAT}","version":1,"formulario":[]}`), 'notAForm'],
    ['newer', bytesOf(`{"formato":"${FORMAT}","version":2,"formulario":{}}`), 'newer'],
    ['a pit of brackets', bytesOf('['.repeat(500_000)), 'tooDeep'],
    ['a deep object', bytesOf('{"a":'.repeat(30) + '1' + '}'.repeat(30)), 'tooDeep'],
  ])('a file that is %s', (_, bytes, fault) => {
    expect(readFormFile(bytes, ids())).toEqual({ status: 'unreadable', fault })
  })

  it('may begin with a byte order mark: that one can be imported', () => {
    const text = formFileText(aForm({ titulo: 'Señal' }))
    const utf16 = new Uint8Array(
      Uint16Array.from([...`\uFEFF${text}`].map((one) => one.charCodeAt(0))).buffer,
    )
    for (const bytes of [bytesOf(`\uFEFF${text}`), utf16]) {
      expect(contentOf(readFormFile(bytes, ids())).content.titulo).toBe('Señal')
    }
  })
})

describe('a hostile file', () => {
  it('cannot touch any object of the product', () => {
    const text = `{"formato":"${FORMAT}","version":1,"__proto__":{"a":1},"formulario":{"titulo":"T",
      "__proto__":{"publico":true,"titulo":"X","polluted":1},"constructor":{"prototype":{"polluted":1}},
      "opcionales":{"__proto__":{"publico":true}},"secciones":[{"__proto__":{"conditionalSection":true}}]}}`
    const { content, leftAside } = contentOf(readText(text))
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(content, 'polluted')).toBeUndefined()
    expect(content).toMatchObject({ titulo: 'T', opcionales: NO_OPTIONS })
    expect(content.secciones[0]?.conditionalSection).toBe(false)
    expect(leftAside.unknown).toEqual([
      'opcionales.__proto__',
      'secciones[].__proto__',
      '__proto__',
      'constructor',
    ])
  })

  it('brings scripts only as text, and links only to the web', () => {
    const script = '<img src=x onerror=alert(1)>'
    const links = ['javascript:alert(1)', 'data:text/html,x', 'https://ok.example/a', ' http://ok.example ']
    const preguntas = links.map((link) => ({ titulo: script, tipoPregunta: 1, link }))
    const { content, leftAside } = contentOf(readPlain({ titulo: script, secciones: [{ preguntas }] }))
    expect(content.titulo).toBe(script)
    expect(content.secciones[0]?.preguntas.map(({ link }) => link)).toEqual([
      '',
      '',
      'https://ok.example/a',
      'http://ok.example',
    ])
    expect(leftAside.links).toEqual(['secciones[0].preguntas[0].link', 'secciones[0].preguntas[1].link'])
  })

  it('brings no place, author, version or answer', () => {
    const formulario = {
      ...aForm({ areas: ['x'], creadoPor: 'otra', version: 9, deleted: true }),
      secciones: [aSection({ preguntas: [aQuestion({ respuesta: 'dicho', imagen: null })] })],
    }
    const { content, leftAside } = contentOf(readPlain(formulario))
    const imported = { ...newForm('propio', 'eva'), ...content }
    expect(imported).toMatchObject({ id: 'propio', areas: [], creadoPor: 'eva', version: 0, deleted: false })
    expect(imported.secciones[0]?.preguntas[0]?.respuesta).toBe('')
    expect(leftAside.unknown).toContain('areas')
    expect(leftAside.unknown).toContain('secciones[].preguntas[].respuesta')
  })

  it('has options switched off that exclude each other or that a file cannot carry, and the person is told', () => {
    const on = { publico: true, automaticDownload: true, headerImg: true, incidentes: true, ciudadano: true }
    const { content, leftAside } = contentOf(readPlain({ opcionales: on }))
    expect(content.opcionales).toEqual({ ...NO_OPTIONS, ciudadano: true })
    expect(leftAside.options).toEqual(['publico', 'incidentes', 'automaticDownload', 'headerImg'])
  })

  const value = fc.oneof(
    { weight: 3, arbitrary: fc.jsonValue() },
    fc.constantFrom(null, -1, 1.5, 1e308, '', 'x', [], {}, true, '__proto__', { toString: 1, valueOf: null }),
  )
  const KEYS = [
    'titulo',
    'opcionales',
    'estados',
    'signatures',
    'secciones',
    'payments',
    'preguntas',
    'disponibles',
  ]
  const MORE = [
    'conditions',
    'questions',
    'opciones',
    'tipoPregunta',
    'transiciones',
    'id',
    '__proto__',
    'texto',
  ]
  const nearly = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      value,
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...KEYS, ...MORE), tie('node'), { maxKeys: 6 }),
    ),
  })).node

  it('is answered whatever it says, and never becomes a form that the store would not take', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.dictionary(fc.constantFrom(...KEYS), nearly)), (formulario) => {
        const file = readPlain(formulario)
        if (file.status !== 'form') return
        const form = { ...newForm('propio', 'eva'), ...file.content }
        expect(formSchema.safeParse(form).success).toBe(true)
        expect(contentOf(readText(formFileText(form))).status).toBe('form')
      }),
      { numRuns: 500 },
    )
    fc.assert(fc.property(fc.string(), (text) => readText(text).status !== 'form'))
    fc.assert(fc.property(fc.uint8Array(), (bytes) => readFormFile(bytes, ids()).status !== 'form'))
  })
})
