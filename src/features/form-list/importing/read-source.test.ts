import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { allQuestions } from '../../../domain/form/questions-of'
import { makeWorkbook } from '../../../testing/make-workbook'
import { readSource, type SourceRead, type Stage } from './read-source'

const read = (name: string, bytes: Uint8Array) =>
  readSource({ name, bytes: new Uint8Array(bytes) }, () => undefined)

/** Why it is refused, or what it is taken for. */
const saidOf = (source: SourceRead): string =>
  source.is === 'refused'
    ? source.fault
    : source.is === 'made' && source.made.status === 'refused'
      ? source.made.fault
      : source.is

const rowsIn = (source: SourceRead): readonly (readonly string[])[] =>
  source.is === 'rows' ? source.rows : []

const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    `\uFEFF${text}`.split('').flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )
const CSV = 'Pregunta;Tipo\n¿Cuántos años?;Número'
const ROWS = [
  ['Pregunta', 'Tipo'],
  ['¿Cuántos años?', 'Número'],
]
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('MOVE-06 whatever somebody brings', () => {
  it.each([
    ['of our days', strToU8(CSV)],
    ['of our days, marked as such', strToU8(`\uFEFF${CSV}`)],
    ['of office programs of earlier ones', latin(CSV)],
    ['of two bytes a letter', utf16(CSV, true)],
    ['of two bytes a letter, the larger one first', utf16(CSV, false)],
  ])('text in the encoding %s keeps its letters', async (_which, bytes) => {
    expect(rowsIn(await read('preguntas.csv', bytes))).toEqual(ROWS)
  })

  it.each([
    [
      'a picture that is called a table',
      'p.csv',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
      'notKnown',
    ],
    [
      'a picture that is called a workbook',
      'p.xlsx',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
      'notWorkbook',
    ],
    ['a web page that is called a workbook', 'p.xlsx', strToU8('<html>'), 'notWorkbook'],
    ['a workbook of before 2007', 'p.xlsx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'locked'],
    ['a packed file without a workbook', 'p.zip', zipSync({ 'p.png': strToU8('x') }), 'notWorkbook'],
    ['half of structured text', 'p.json', strToU8('{"pages": [{"elements": [{"type": "te'), 'notWhole'],
    ['structured text of something else', 'p.json', strToU8('{"type": "FeatureCollection"}'), 'notKnown'],
    ['text of three megabytes', 'p.csv', strToU8('x\n'.repeat(1_500_000)), 'tooLarge'],
    ['no letter', 'p.txt', strToU8(' \n'), 'empty'],
  ])('%s is told in a sentence', async (_which, name, bytes, fault) => {
    expect(saidOf(await read(name, bytes))).toBe(fault)
  })

  it('a workbook that is called a table is one', async () => {
    const book = await makeWorkbook({
      survey: [
        ['type', 'name', 'label'],
        ['text', 'a', 'Uno'],
      ],
    })
    expect(saidOf(await read('censo.csv', book))).toBe('made')
    expect(saidOf(await read('censo.csv', book.subarray(0, book.length / 2)))).toBe('notWhole')
  })

  it('a sheet of a hundred megabytes is not unpacked', async () => {
    const sheet = new Uint8Array(100 * 1024 * 1024)
    const book = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': [sheet, { level: 1 }],
    })
    const begun = performance.now()
    expect(saidOf(await read('p.xlsx', book))).toBe('zipBomb')
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('two thousand columns and what stands at addresses make no more than a form has', async () => {
    const wide = Array.from({ length: 2_000 }, (_, at) => `c${at}`)
    const book = await makeWorkbook({
      survey: [
        ['type', 'name', 'label', ...wide],
        ['text', 'a', '=HYPERLINK("https://x.example")', ...wide],
      ],
    })
    const source = await read('p.xlsx', book)
    const made = source.is === 'made' && source.made.status === 'form' ? source.made : null
    expect(made && allQuestions(made.content.secciones).map(({ titulo }) => titulo)).toEqual(['resultado'])
    expect(made?.report.filter(({ code }) => code === 'column').length).toBeLessThan(300)
  })
})

describe('MOVE-01 MOVE-02 MOVE-03 MOVE-04 five hundred questions', () => {
  const all = Array.from({ length: 500 }, (_, at) => at)
  const json = (value: unknown) => Promise.resolve(strToU8(JSON.stringify(value)))

  it.each<[string, string, () => Promise<Uint8Array>, readonly Stage[]]>([
    [
      'an XLSForm',
      'censo.xlsx',
      () =>
        makeWorkbook({
          survey: [
            ['type', 'name', 'label', 'relevant', 'constraint'],
            ...all.map((at) => [
              ...['integer', `q${at}`, `Pregunta ${at}`],
              ...[at > 0 ? `\${q${at - 1}} > ${at} and not(\${q0} = 1)` : '', '. >= 0 and . < 100'],
            ]),
          ],
        }),
      ['opening', 'reading', 'making'],
    ],
    [
      'SurveyJS',
      'censo.json',
      () =>
        json({
          elements: all.map((at) => ({
            ...{ type: 'text', inputType: 'number', name: `q${at}` },
            ...(at > 0 && { visibleIf: `{q${at - 1}} > ${at} and {q0} <> 1` }),
          })),
        }),
      ['opening'],
    ],
    [
      'Form.io',
      'censo.json',
      () =>
        json({
          components: all.map((at) => ({
            ...{ type: 'number', key: `q${at}`, label: `Pregunta ${at}` },
            ...(at > 0 && { customConditional: `show = data.q${at - 1} > ${at} && data.q0 !== 1` }),
          })),
        }),
      ['opening'],
    ],
  ])(
    'of %s are a form in less than three seconds, and say how far they are',
    async (_of, name, bytesOf, stages) => {
      const bytes = new Uint8Array(await bytesOf())
      const told: Stage[] = []
      const begun = performance.now()
      const source = await readSource({ name, bytes }, (stage) => told.push(stage))
      expect(performance.now() - begun).toBeLessThan(3_000)
      const made = source.is === 'made' && source.made.status === 'form' ? source.made : null
      const asked = made ? allQuestions(made.content.secciones) : []
      expect(asked).toHaveLength(500)
      expect(asked.filter(({ mostrarSi }) => mostrarSi !== '')).toHaveLength(499)
      expect(told).toEqual(stages)
    },
  )
})
