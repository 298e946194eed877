import { describe, expect, it } from 'vitest'
import { newForm, newQuestion, newSection } from './factory'
import type { Form } from './form'
import type { FormOption } from './options'
import { formProblems } from './validate-form'

const whole: Form = {
  ...newForm('f', 'ana'),
  titulo: 'Poda',
  areas: ['paises/ar/provincias/cba/municipios/rio/areas_municipales/a'],
  secciones: [{ ...newSection(() => 's'), preguntas: [newQuestion(() => 'q')] }],
}
const withOptions = (form: Form, ...options: FormOption[]): Form => ({
  ...form,
  opcionales: { ...form.opcionales, ...Object.fromEntries(options.map((option) => [option, true])) },
})
const codes = (form: Form) => formProblems(form).map(({ code }) => code)

describe('EDIT-18 the ten rules of saving', () => {
  it('EDIT-18 a whole form passes', () => {
    expect(formProblems(whole)).toEqual([])
  })

  it.each<[string, Form, string, string]>([
    ['1 title', { ...whole, titulo: '  ' }, 'titleMissing', 'titulo'],
    ['2 area', { ...whole, areas: [] }, 'areaMissing', 'areas'],
    ['3 header image', withOptions(whole, 'headerImg'), 'headerImageMissing', 'headerImageURL'],
    ['4 agenda', withOptions(whole, 'addAppointment'), 'agendaMissing', 'appointmentGroup'],
    ['5 sync', { ...whole, muniCore: { areaId: 4 } }, 'syncOptionMissing', 'muniCore'],
    [
      '6 long title with incidents',
      withOptions({ ...whole, titulo: 'x'.repeat(76), muniCore: { areaId: 4 } }, 'incidentes'),
      'titleTooLongForIncident',
      'titulo',
    ],
    ['7 incident without area', withOptions(whole, 'incidentesXestado'), 'incidentAreaMissing', 'muniCore'],
    [
      '8 limit without count',
      withOptions(whole, 'limitResponses'),
      'responsesCountMissing',
      'responsesCount',
    ],
    ['10 question', { ...whole, secciones: [newSection(() => 's')] }, 'questionMissing', 'secciones'],
  ])('EDIT-18 rule %s', (_, form, code, target) => {
    expect(formProblems(form)).toEqual([{ code, target }])
  })

  it('EDIT-18 all at once come in the order of the specification', () => {
    const empty = withOptions(
      { ...newForm('f', 'ana'), muniCore: {} },
      'headerImg',
      'addAppointment',
      'limitResponses',
    )
    expect(codes(empty)).toEqual([
      'titleMissing',
      'areaMissing',
      'headerImageMissing',
      'agendaMissing',
      'syncOptionMissing',
      'responsesCountMissing',
      'sectionMissing',
      'questionMissing',
    ])
    expect(codes(withOptions({ ...empty, titulo: 'x'.repeat(76) }, 'incidentes'))).toEqual([
      'areaMissing',
      'headerImageMissing',
      'agendaMissing',
      'titleTooLongForIncident',
      'incidentAreaMissing',
      'responsesCountMissing',
      'sectionMissing',
      'questionMissing',
    ])
  })

  it('EDIT-18 a question under a condition is enough', () => {
    const condition = {
      id: 'c',
      order: 0,
      condition: 'Sí',
      checked: false,
      questions: [newQuestion(() => 'q')],
    }
    const section = { ...newSection(() => 's'), conditionalSection: true, conditions: [condition] }
    expect(formProblems({ ...whole, secciones: [section] })).toEqual([])
  })
})

it('EDIT-22 the limit of responses is a whole number of at least 1', () => {
  const limited = (responsesCount: number) =>
    codes(withOptions({ ...whole, responsesCount }, 'limitResponses'))
  expect(limited(1)).toEqual([])
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(limited(wrong)).toEqual(['responsesCountMissing'])
})
