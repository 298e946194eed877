import { expect, it } from 'vitest'
import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'
import { summaryOf } from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { choseIn, type Shown } from './shown'

const FORM = aForm({
  secciones: [
    aSection({
      preguntas: questions(
        { ...TYPED['single-choice'], id: 'estado' },
        { ...TYPED['yes-no'], id: 'varias', repetible: true },
      ),
    }),
    aSection({
      id: 'filas',
      orden: 1,
      repetible: true,
      preguntas: questions({ ...TYPED['yes-no'], id: 'fila' }),
    }),
  ],
})
const SPAN = { from: '2026-03-01', to: '2026-03-07' }

function shown(versions: FormSummary['versions'], isWhole = true): Shown {
  const summary = { ...summaryOf(NO_SUMS), versions }
  return {
    ...{ form: FORM, summary, before: null, span: SPAN, isWhole, timeZone: 'UTC' },
    range: { from: new Date(2026, 2, 1), to: new Date(2026, 2, 8) },
  }
}
const NOW = shown([{ version: FORM.version, answers: 2 }])

it('STAT-02 DAY-01 a chart’s choice links to the answers with that choice', () => {
  expect(choseIn(NOW, { id: 'estado', isGone: false }, 'malo')).toEqual({
    to: `/respuestas/listado/${FORM.id}?desde=2026-03-01&hasta=2026-03-07&opcion=estado%3Amalo`,
  })
})

it('STAT-02 DAY-01 a chart’s choice links to the answers with that choice in every version', () => {
  const both = shown([
    { version: FORM.version, answers: 1 },
    { version: FORM.version + 1, answers: 1 },
  ])
  expect(choseIn(both, { id: 'estado', isGone: false }, 'malo')).toEqual({
    to: expect.stringContaining('opcion=estado%3Amalo'),
  })
})

it.each([
  ['of a question that repeats', NOW, { id: 'varias', isGone: false }],
  ['of a row', NOW, { id: 'fila', isGone: false }],
  ['of a question that was removed', NOW, { id: 'estado', isGone: true }],
  ['of a part of a day', shown([], false), { id: 'estado', isGone: false }],
])('STAT-02 DAY-01 a choice %s leads nowhere', (_what, given, question) => {
  expect(choseIn(given, question, '1')).toEqual({})
})
