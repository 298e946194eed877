import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formSections } from '../../../../testing/arbitraries'
import { aForm, anOption, aBranch, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { bytesOf, ids, readText } from '../../../../testing/form-file'
import { newCheck } from '../../../form/edit-checks'
import { isChoice } from '../../../form/edit-questions'
import { formFileText } from '../../../form/exchange/write'
import { FORMAT, MAX_FORM_FILE_BYTES } from '../../../form/exchange/format'
import { readFormFile } from '../../../form/exchange/read'
import type { Form } from '../../../form/form'
import type { Question } from '../../../form/question'
import type { Section } from '../../../form/section'
import { questionsOf } from '../../../form/questions-of'
import { kindOf, type QuestionKind } from '../../../form/kinds'
import { formOf, questionsOf as allOf, sheetOf } from '../../testing/answering'
import { EMBEDDED, embeddedIn, embeddedSheet } from '../embedded'
import { readXlsform } from '../read'
import type { Sheet } from '../table'
import { isWrittenAsText } from './kinds'
import { writeXlsform } from './write'

const choosing = (questions: Question[]): Question[] =>
  questions.map((one) => ({ ...one, opciones: isChoice(one) ? one.opciones : [] }))
const forms: fc.Arbitrary<Form> = formSections.map((made) =>
  aForm({
    secciones: made.map((section): Section => ({
      ...section,
      preguntas: section.conditionalSection ? [] : choosing(section.preguntas),
      conditions: section.conditionalSection
        ? section.conditions.map((one) => ({ ...one, questions: choosing(one.questions) }))
        : [],
    })),
  }),
)
const cellsOf = (sheets: readonly Sheet[], name: string) => {
  const [head = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
  return rows.map((row) =>
    Object.fromEntries(head.flatMap((column, at) => (row[at] ? [[column, row[at]]] : []))),
  )
}
const LABEL = 'label::Español (es)'

describe('MOVE-05 a form that goes out as XLSForm', () => {
  it('comes back the same, whatever it asks', async () => {
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const { sheets } = await writeXlsform(form)
        const back = await embeddedIn(sheets, ids())
        expect(back).toEqual({ is: 'file', file: readText(formFileText(form)) })
      }),
      { numRuns: 60 },
    )
  })

  it('is read from its sheets when somebody changed them', async () => {
    const preguntas = [aQuestion({ titulo: '¿Quién?' })]
    const form = aForm({ descripcion: '', secciones: [aSection({ preguntas })] })
    const { sheets } = await writeXlsform(form)
    const edited = sheets.map((sheet) =>
      sheet.name === 'survey'
        ? { ...sheet, rows: sheet.rows.map((row) => row.map((cell) => cell.replace('¿Quién?', '¿Quiénes?'))) }
        : sheet,
    )
    expect(await embeddedIn(edited, ids())).toEqual({ is: 'stale' })
    const { content } = formOf(readXlsform(edited, { name: 'x', newId: ids() }))
    expect(allOf(content).map(({ titulo }) => titulo)).toEqual(['¿Quiénes?'])
    // What another program does to cells that say nothing is no change.
    const saved = sheets.map((sheet) => ({
      ...sheet,
      rows: [...sheet.rows.map((row) => [...row, '']), ['']],
    }))
    expect((await embeddedIn(saved, ids())).is).toBe('file')
  })

  it('has chunks that fit into cells, also of a form that fills its file', async () => {
    const titulo = '入 力  ✓ '.repeat(200)
    const preguntas = Array.from({ length: 400 }, (_, at) => aQuestion({ id: `q${at}`, orden: at, titulo }))
    const form = aForm({ secciones: [aSection({ preguntas })] })
    const { sheets } = await writeXlsform(form)
    const rows = sheets.find(({ name }) => name === EMBEDDED)?.rows ?? []
    expect(rows.length).toBeGreaterThan(10)
    for (const [cell = ''] of rows) {
      expect(cell.length).toBeLessThanOrEqual(32_000)
      expect(cell).toBe(cell.trim())
    }
    expect((await embeddedIn(sheets, ids())).is).toBe('file')
  })
})

describe('MOVE-05 a sheet that somebody else made for us', () => {
  const others = [sheetOf('survey', 'type | name | label\ntext | a | A')]
  const bad = JSON.stringify
  it.each([
    ['half a file', '{"formato":"muni'],
    ['nothing', ''],
    ['a list', '[]'],
    ['another format', bad({ formato: 'x', version: 1, formulario: {} })],
    ['a newer version', bad({ formato: FORMAT, version: 99, formulario: {} })],
    ['a prototype', `{"formato":"${FORMAT}","version":1,"formulario":{"titulo":{"__proto__":{"x":1}}}}`],
    ['an invalid form', bad({ formato: FORMAT, version: 1, formulario: { titulo: 7, secciones: 'x' } })],
    ['brackets in brackets', '['.repeat(10_000)],
    ['too much', ' '.repeat(MAX_FORM_FILE_BYTES + 5)],
  ])('with %s is told as such a file is', async (_what, text) => {
    const [head = []] = (await embeddedSheet(others, '{}')).rows
    const chunks = text.match(/[\s\S]{1,30000}/gu) ?? []
    const sheets = [...others, { name: EMBEDDED, rows: [head, ...chunks.map((chunk) => [chunk])] }]
    const expected = readFormFile(bytesOf(text), ids())
    expect(await embeddedIn(sheets, ids())).toEqual({ is: 'file', file: expected })
    expect(expected.status).not.toBe('form')
  })
  it.each([[[[]]], [[['x', 'y']]], [[]]])('without our mark says nothing: %j', async (rows) => {
    expect(await embeddedIn([...others, { name: EMBEDDED, rows }], ids())).toEqual({ is: 'none' })
  })
})

const q = (codigo: string, kind: QuestionKind, more: Partial<Question> = {}): Question =>
  aQuestion({ id: `id-${codigo}`, titulo: codigo.toUpperCase(), codigo, ...TYPED[kind], ...more })
const check = (regla: string, mensaje: string, tipo: 'error' | 'aviso' = 'error') => ({
  ...{ ...newCheck('c'), regla, mensaje, tipo },
})

describe('MOVE-05 its sheets', () => {
  const secciones = [
    aSection({
      ...{ id: 'uno', titulo: 'Datos', titulo_ca: 'Dades' },
      preguntas: [
        q('edad', 'integer', { required: true, minimo: '18', maximo: '120', unidad: 'años' }),
        q('sexo', 'single-choice', {
          opciones: [
            anOption(0, { id: 'm', texto: 'Mujer' }),
            anOption(1, { id: 'h', texto: 'Varón', otra: true }),
          ],
          mostrarSi: '{{id-edad}} >= 18',
        }),
        q('apto', 'yes-no', { titulo: 'Apto {{id-edad}}', valorInicial: 'true' }),
        q('doble', 'integer', { calculo: '{{id-edad}} * 2' }),
        q('mayus', 'text', {
          calculo: "upper('x')",
          validaciones: [check("matches({{id-mayus}}, '[A-Z]+')", 'Mayúsculas')],
        }),
        q('avisa', 'text', { validaciones: [check('{{id-edad}} > 3', 'Ojo', 'aviso')] }),
        q('foto', 'text', { adjuntar: true, adjuntarVideo: true, required: true }),
      ],
    }),
    aSection({
      ...{ id: 'dos', titulo: 'Hijos', repetible: true, filas: '{{id-edad}}' },
      preguntas: [q('nombre', 'text', { obligatoriaSi: '{{id-apto}} = false' })],
    }),
    aSection({
      ...{
        id: 'tres',
        titulo: 'Rubro',
        conditionalSection: true,
        conditionalQuestion: '¿Qué vende?',
        preguntas: [],
      },
      conditions: [
        aBranch({ id: 'pan', condition: 'Pan', questions: [q('horno', 'text')] }),
        aBranch({ id: 'pez', condition: 'Pescado', order: 1, questions: [q('hielo', 'text')] }),
      ],
    }),
  ]
  const form = aForm({ titulo: '=HYPERLINK("x")', descripcion: '', secciones })

  it('print what the form says, in names that others take', async () => {
    const { sheets, report } = await writeXlsform(form)
    const survey = cellsOf(sheets, 'survey')
    expect(survey.map(({ type, name }) => [type, name])).toEqual([
      ['begin_group', 'datos'],
      ['integer', 'edad'],
      ['select_one sexo', 'sexo'],
      ['text', 'sexo_other'],
      ['select_one yes_no', 'apto'],
      ['integer', 'doble'],
      ['text', 'mayus'],
      ['text', 'avisa'],
      ['text', 'foto'],
      ['image', 'foto_photo'],
      ['video', 'foto_video'],
      ['end_group', undefined],
      ['begin_repeat', 'hijos'],
      ['text', 'nombre'],
      ['end_repeat', undefined],
      ['begin_group', 'rubro'],
      ['select_multiple que_vende', 'que_vende'],
      ['begin_group', 'pan'],
      ['text', 'horno'],
      ['end_group', undefined],
      ['begin_group', 'pescado'],
      ['text', 'hielo'],
      ['end_group', undefined],
      ['end_group', undefined],
    ])
    const named = new Map(survey.map((row) => [row['name'], row]))
    expect(named.get('datos')?.['label::Català (ca)']).toBe('Dades')
    expect(named.get('edad')).toMatchObject({ required: 'yes', constraint: '. >= 18 and . <= 120' })
    expect(named.get('sexo')?.['relevant']).toBe('${edad} >= 18')
    expect(named.get('sexo_other')?.['relevant']).toBe("selected(${sexo}, 'varon')")
    expect(named.get('apto')).toMatchObject({ [LABEL]: 'Apto ${edad}', default: 'yes' })
    expect(named.get('doble')).toMatchObject({ calculation: '${edad} * 2', read_only: 'yes' })
    expect(named.get('mayus')).toMatchObject({ constraint: "regex(., '^([A-Z]+)$')" })
    expect(named.get('foto')?.['required']).toBeUndefined()
    expect(named.get('foto_photo')?.['required']).toBe("${foto_video} = ''")
    expect(named.get('hijos')?.['repeat_count']).toBe('${edad}')
    expect(named.get('nombre')?.['required']).toBe("${apto} = 'no'")
    expect(named.get('pescado')?.['relevant']).toBe("selected(${que_vende}, 'pescado')")
    expect(cellsOf(sheets, 'settings')).toEqual([
      { form_title: '=HYPERLINK("x")', form_id: 'hyperlink_x', default_language: 'Español (es)' },
    ])
    const told = report.flatMap(({ outcome, code, at, about }) =>
      outcome === 'brought' ? [] : [`${code} ${at.row ?? '-'} ${at.column ?? ''} ${about}`.trim()],
    )
    expect(told).toEqual(
      expect.arrayContaining(['ruleUnsaid 8 calculation upper', 'adviceUnsaid 9 constraint']),
    )
    expect(told.map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['filesApart', 'otherApart', 'branchesAsChoice', 'inHint', 'checksJoined']),
    )
  })

  it('come back with what XLSForm says of them, where nothing but the sheets is left', async () => {
    const { sheets } = await writeXlsform(form)
    const bare = sheets.filter(({ name }) => name !== EMBEDDED)
    const { content, report } = formOf(readXlsform(bare, { name: 'x', newId: ids() }))
    const back = new Map(allOf(content).map((one) => [one.codigo, one]))
    const rule = (codigo: string, field: 'mostrarSi' | 'calculo' | 'obligatoriaSi') =>
      back.get(codigo)?.[field].replaceAll(/\{\{[^{}]*\}\}/gu, 'X')
    expect(rule('sexo', 'mostrarSi')).toBe('X >= 18')
    expect(rule('doble', 'calculo')).toBe('X * 2')
    expect(rule('nombre', 'obligatoriaSi')).toBe('X = false')
    expect(back.get('apto')?.valorInicial).toBe('true')
    expect(content.secciones.map(({ titulo, repetible }) => [titulo, repetible])).toEqual([
      ['Datos', false],
      ['Hijos', true],
      ['Rubro', false],
      ['Pan', false],
      ['Pescado', false],
    ])
    expect(report.filter(({ outcome }) => outcome === 'leftOut')).toEqual([])
  })

  it('REACH-11 say at its row that nobody else answers a section there', async () => {
    const otra = aSection({ id: 'otra', titulo: 'Propietario', otraPersona: 'Propietario' })
    const { report } = await writeXlsform(aForm({ secciones: [otra] }))
    expect(report.flatMap(({ code, words }) => (code === 'secondPersonUnsaid' ? words : []))).toEqual([
      'Propietario',
    ])
  })

  /** What a kind is when it comes back from the sheets alone, beside those that are written as texts there. */
  const OTHERWISE: Partial<Record<QuestionKind, QuestionKind>> = {
    ...{ 'table-choice': 'text', amount: 'decimal', consent: 'yes-no', grid: 'note' },
  }
  it('ask the same kinds of questions when they are read as any other XLSForm', async () => {
    await fc.assert(
      fc.asyncProperty(forms, async (any) => {
        let at = 0
        const named = {
          ...any,
          secciones: any.secciones.map((section) => {
            const coded = (questions: Question[]) =>
              questions.map((one) => ({ ...one, titulo: 'T', codigo: `c${(at += 1)}` }))
            return {
              ...section,
              preguntas: coded(section.preguntas),
              conditions: section.conditions.map((one) => ({ ...one, questions: coded(one.questions) })),
            }
          }),
        }
        const asked = named.secciones.flatMap(questionsOf)
        const { sheets } = await writeXlsform(named)
        const made = readXlsform(sheets, { name: 'x', newId: ids() })
        if (asked.length === 0) return
        const back = new Map(allOf(formOf(made).content).map((one) => [one.codigo, kindOf(one)]))
        for (const one of asked.filter((question) => kindOf(question) !== 'grid')) {
          const kind = kindOf(one)
          // A choice without options has none to be a choice of.
          const isText = isWrittenAsText(one) || (isChoice(one) && one.opciones.length === 0)
          expect([one.codigo, back.get(one.codigo)]).toEqual([
            one.codigo,
            isText ? 'text' : (OTHERWISE[kind] ?? kind),
          ])
        }
      }),
      { numRuns: 40 },
    )
  })
})
