import { describe, expect, it } from 'vitest'
import { kindOf } from '../form/kinds'
import type { FormContent } from '../form/exchange/read-form'
import { readFormio } from './formio/read'
import { readSurvey } from './surveyjs/read'
import { formOf, ids, told, xlsform } from './testing/answering'

/** Sections as they are listed: a heading with a colon, a row with an arrow and its options. */
const listed = ({ secciones }: FormContent): string[] =>
  secciones.map(({ titulo, preguntas }) =>
    [
      titulo,
      ...preguntas.map((one) =>
        kindOf(one) === 'grid'
          ? `${one.titulo}:`
          : `${one.enCuadricula ? '>' : ''}${one.titulo}(${one.opciones.map(({ texto }) => texto).join(' ')})${one.required ? '*' : ''}`,
      ),
    ].join(' '),
  )
const CHOICES = `list_name | name | label
l | 1 | Bien
l | 2 | Mal`

describe('KIND-05 MOVE-01 tables of XLSForm become grids', () => {
  it('of a group that is shown as a list', () => {
    const { content, report } = formOf(
      xlsform(
        `type | name | label | appearance | relevant | required
text | zero | Zero | | |
begin_group | g | ¿Cómo está…? | table-list | \${zero} = 'a' |
select_one l | plaza | La plaza | | | yes
select_one l | rio | El río | | | yes
end_group | | | | |
text | fin | Fin | | |`,
        CHOICES,
      ),
    )
    expect(listed(content)).toEqual([
      'censo Zero() ¿Cómo está…?: >La plaza(Bien Mal)* >El río(Bien Mal)* Fin()',
    ])
    expect(content.secciones[0]?.preguntas.map(({ mostrarSi }) => mostrarSi !== '')).toEqual([
      ...[false, true, true, true, false],
    ])
    expect(told(report)).toEqual(['- sectionMade'])
  })

  it('of a row that shows the labels of choices, and those below that show none', () => {
    const { content, report } = formOf(
      xlsform(
        `type | name | label | appearance
begin_group | g | Barrio | field-list
select_one l | cabeza | ¿Cómo está…? | label
select_one l | plaza | La plaza | list-nolabel
select_one l | rio | El río | list-nolabel
select_one l | otra | Otra | list-nolabel minimal
select_one l | sola | Sola | label
text | fin | Fin |
end_group | | |`,
        CHOICES,
      ),
    )
    expect(listed(content)).toEqual([
      'Barrio ¿Cómo está…?: >La plaza(Bien Mal) >El río(Bien Mal) >Otra(Bien Mal) Sola(Bien Mal) Fin()',
    ])
    expect(told(report)).toEqual([])
  })
})

describe('KIND-05 MOVE-02 tables of SurveyJS become grids', () => {
  const survey = (element: Record<string, unknown>) =>
    formOf(
      readSurvey(
        { pages: [{ title: 'P', elements: [{ type: 'text', name: 'a' }, element] }] },
        { name: 'encuesta', newId: ids() },
      ),
    )

  it('with a choice in each row', () => {
    const { content, report } = survey({
      ...{
        type: 'matrix',
        name: 'trato',
        title: { default: 'Trato', en: 'Service' },
        isAllRowRequired: true,
      },
      ...{ columns: ['mal', 'bien'], rows: ['mesa', { value: 'c', text: 'caja' }] },
    })
    expect(listed(content)).toEqual(['P a() Trato: >mesa(mal bien)* >caja(mal bien)*'])
    expect(content.secciones[0]?.preguntas[1]).toMatchObject({ titulo_en: 'Service' })
    expect(told(report)).toEqual([])
  })

  it('with one column of any kind; with several each cell is a question', () => {
    const one = { name: 'n', title: 'Cuántos', cellType: 'text', inputType: 'number' }
    const table = { type: 'matrixdropdown', name: 'm', title: 'Mesas', rows: ['A', 'B'] }
    expect(listed(survey({ ...table, columns: [one] }).content)).toEqual(['P a() Mesas: >A() >B()'])
    expect(
      listed(survey({ ...table, columns: [one, { ...one, name: 'o', title: 'Otros' }] }).content),
    ).toEqual(['P a() A — Cuántos() A — Otros() B — Cuántos() B — Otros()'])
  })
})

it('KIND-05 MOVE-03 a survey of Form.io becomes a grid', () => {
  const component = {
    ...{ type: 'survey', key: 's', label: 'Trato', validate: { required: true } },
    values: [
      { value: 'b', label: 'Bien' },
      { value: 'm', label: 'Mal' },
    ],
    questions: [
      { value: 'mesa', label: 'Mesa' },
      { value: 'caja', label: 'Caja' },
    ],
  }
  const { content, report } = formOf(
    readFormio({ title: 'Alta', display: 'form', components: [component] }, { name: 'alta', newId: ids() }),
  )
  expect(listed(content)).toEqual(['Alta Trato: >Mesa(Bien Mal)* >Caja(Bien Mal)*'])
  expect(told(report).filter((line) => !line.endsWith('sectionMade'))).toEqual([])
})
