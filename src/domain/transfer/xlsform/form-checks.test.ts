import { describe, expect, it } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../../testing/builders'
import { ids, readText } from '../../../testing/form-file'
import { newCheck } from '../../form/edit-checks'
import { formChecksOf } from '../../form/edit-form-checks'
import { formFileText } from '../../form/exchange/write'
import type { Check } from '../../form/check'
import { answering, formOf, told, xlsform } from '../testing/answering'
import { embeddedIn } from './embedded'
import { writeXlsform } from './out/write'
import { readXlsform } from './read'

const CHECK: Check = Object.assign(newCheck('f1'), {
  regla: '{{pide}} <= {{gana}}',
  mensaje: 'Pide {{pide}} y gana menos.',
  mensaje_en: 'Asks for {{pide}} and earns less.',
  delFormulario: true,
})
const formWith = (...checks: Partial<Check>[]) =>
  aForm({
    descripcion: '',
    secciones: [
      aSection({
        id: 'a',
        titulo: 'Ingresos',
        preguntas: questions({ id: 'gana', titulo: 'Gana', codigo: 'gana', ...TYPED.integer }),
      }),
      aSection({
        ...{ id: 'b', orden: 1, titulo: 'Ayuda' },
        preguntas: questions({ id: 'pide', titulo: 'Pide', codigo: 'pide', ...TYPED.integer }),
        validaciones: checks.map((check, at) => ({ ...CHECK, id: `f${at}`, ...check })),
      }),
    ],
  })

const surveyOf = async (form = formWith({})) => {
  const { sheets, report } = await writeXlsform(form)
  const [head = [], ...rows] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const notes = rows
    .map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])))
    .filter(({ type }) => type === 'note')
  return { sheets, report, notes }
}

describe('what a form checks as a whole, as XLSForm', () => {
  it('LOGIC-01 MOVE-05 goes out as a note at the end, in the way of sending where it is no mere advice', async () => {
    const { notes, report } = await surveyOf(formWith({}, { tipo: 'aviso' }))
    const [first, second] = notes
    expect(first).toMatchObject({
      'label::Español (es)': 'Pide ${pide} y gana menos.',
      'label::English (en)': 'Asks for ${pide} and earns less.',
      required: 'yes',
    })
    expect(first?.relevant).toMatch(/^not\(.*\$\{pide\} <= \$\{gana\}/u)
    expect(second).toMatchObject({ relevant: first?.relevant, required: '' })
    expect(report.filter(({ code }) => code === 'checkAsNote')).toHaveLength(2)
    expect(report.map(({ code }) => code)).not.toContain('adviceUnsaid')
  })

  it('LOGIC-08 MOVE-05 comes back as it was, also from the sheets alone once somebody changed them', async () => {
    const form = formWith({})
    const { sheets } = await surveyOf(form)
    expect(await embeddedIn(sheets, ids())).toEqual({ is: 'file', file: readText(formFileText(form)) })
    const { content } = formOf(readXlsform(sheets, { name: 'x', newId: ids() }))
    expect(formChecksOf(content.secciones)).toHaveLength(1)
    const filling = answering(content)
    filling.give('gana', '100')
    filling.give('pide', '200')
    expect(filling.problems()).toEqual(['check'])
    filling.give('pide', '50')
    expect(filling.problems()).toEqual([])
    filling.give('gana', '')
    expect(filling.problems()).toEqual(['check'])
  })

  it('MOVE-05 that XLSForm cannot say is told, and nothing of it goes out', async () => {
    const { notes, report } = await surveyOf(formWith({ regla: 'iban({{pide}})' }))
    expect(notes).toEqual([])
    expect(report.map(({ code }) => code)).toContain('ruleUnsaid')
  })
})

describe('a required note of an XLSForm', () => {
  const survey = (note: string) => `
type | name | label | relevant | required
begin_group | g | Datos | |
integer | gana | Gana | |
integer | pide | Pide | |
${note}
end_group | | | |
`
  it('LOGIC-01 MOVE-01 becomes what the form checks as a whole, and is told', () => {
    const { content, report } = formOf(xlsform(survey('note | n | Pide ${pide} | ${pide} > ${gana} | yes')))
    expect(told(report)).toContain('5 noteAsCheck')
    expect(content.secciones[0]?.preguntas).toHaveLength(2)
    const [pide] = content.secciones[0]?.preguntas.filter(({ codigo }) => codigo === 'pide') ?? []
    expect(formChecksOf(content.secciones)).toMatchObject([
      { check: { mensaje: `Pide {{${pide?.id}}}`, tipo: 'error', delFormulario: true } },
    ])
  })

  it.each([
    ['is not required', 'note | n | Ojo | ${pide} > ${gana} |'],
    ['is always there', 'note | n | Ojo | | yes'],
    [
      'stands in rows',
      'begin_repeat | r | Filas | |\ntext | t | T | |\nnote | n | Ojo | ${t} = "x" | yes\nend_repeat | | | |',
    ],
  ])('MOVE-01 MOVE-06 that %s stays a note, and that it is in nobody’s way is told', (which, note) => {
    const { content, report } = formOf(xlsform(survey(note)))
    const isTold = told(report).some((line) => line.endsWith('setting required'))
    expect([which, isTold]).toEqual([which, which !== 'is not required'])
    expect(formChecksOf(content.secciones)).toEqual([])
    expect(JSON.stringify(content.secciones)).toContain('Ojo')
  })
})
