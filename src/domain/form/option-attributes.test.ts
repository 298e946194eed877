import { describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { withCell, withColumn } from '../form-logic/attribute-grid'
import { compareVersions } from './compare-versions'
import { changeQuestion, copyQuestion } from './edit-questions'
import type { Form } from './form'
import { mergeForms } from './merge'
import { allQuestions } from './questions-of'

const base = aForm({
  secciones: [
    aSection({
      id: 's',
      preguntas: questions({
        ...{ id: 'r', titulo: 'Rubro', ...TYPED['single-choice'] },
        opciones: withColumn(
          [anOption(0, { id: 'bar', texto: 'Bar' }), anOption(1, { id: 'kiosk', texto: 'Kiosco' })],
          'tasa',
        ),
      }),
    }),
  ],
})

/** The form with another rate of an option. */
const withRate = (form: Form, option: string, rate: string): Form => ({
  ...form,
  secciones: changeQuestion(form.secciones, 'r', (question) => ({
    ...question,
    opciones: question.opciones.map((one) => (one.id === option ? withCell(one, 'tasa', rate) : one)),
  })),
})
const rates = ({ secciones }: Pick<Form, 'secciones'>) =>
  allQuestions(secciones).flatMap(({ opciones }) => opciones.map(({ atributos }) => atributos))

describe('LOGIC-08 EDIT-24 what stands beside options', () => {
  it('comes together from two who changed different options, and is asked where both changed one', () => {
    const theirs = { ...withRate(base, 'kiosk', '8'), version: 2 }
    const apart = mergeForms(base, withRate(base, 'bar', '12'), theirs)
    expect([rates(apart.merged), apart.conflicts]).toEqual([['tasa = "12"', 'tasa = "8"'], []])
    const both = mergeForms(base, withRate(base, 'kiosk', '9'), theirs)
    expect(both.conflicts).toMatchObject([{ field: 'atributos', mine: 'tasa = "9"', theirs: 'tasa = "8"' }])
  })

  it('is told where versions are compared, and goes along with a copy', () => {
    const version = (form: Form) => aVersion({ secciones: form.secciones })
    expect(compareVersions(version(base), version(withRate(base, 'bar', '12')))).toMatchObject([
      { what: 'changed', field: 'atributos', from: 'tasa = ""', to: 'tasa = "12"' },
    ])
    const [question] = allQuestions(withRate(base, 'bar', '12').secciones)
    const copy = question && copyQuestion(question, () => 'new')
    expect(copy?.opciones.map(({ atributos }) => atributos)).toEqual(['tasa = "12"', 'tasa = ""'])
  })
})
