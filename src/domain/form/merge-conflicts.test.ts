import { describe, expect, it } from 'vitest'
import { aBranch, aForm, anOption, aQuestion, aSection, questions, TYPED } from '../../testing/builders'
import { addOption } from './edit-options'
import { addQuestion, changeQuestion, removeQuestion, setQuestionType } from './edit-questions'
import { addSection, changeSection, moveSection, removeSection, switchSection } from './edit-sections'
import type { Form } from './form'
import { mergeForms, type Side } from './merge'
import { setOption } from './options'
import { QUESTION_TYPE } from './question'
import type { Section } from './section'

const withSections = (form: Form, secciones: Section[]): Form => ({ ...form, secciones })
const allQuestions = ({ secciones }: Form) =>
  secciones.flatMap(({ preguntas, conditions }) => [
    ...preguntas,
    ...conditions.flatMap((condition) => condition.questions),
  ])
const ids = (form: Form) => allQuestions(form).map(({ id }) => id)

describe('EDIT-24 what both changed', () => {
  const base = aForm({
    secciones: [
      aSection({
        id: 's1',
        titulo: 'Datos',
        preguntas: questions({ id: 'q1', titulo: 'Nombre' }, { id: 'q2', titulo: 'Edad' }),
      }),
      aSection({ id: 's2', orden: 1, titulo: 'Obra', preguntas: questions({ id: 'q3', titulo: 'Tipo' }) }),
    ],
  })
  const retitled = (form: Form, id: string, titulo: string) =>
    withSections(
      form,
      changeQuestion(form.secciones, id, (one) => ({ ...one, titulo })),
    )
  const without = (form: Form, id: string) => withSections(form, removeQuestion(form.secciones, id))
  const pick = (key: string | undefined, side: Side) => new Map([[key ?? '', side]])

  it('EDIT-24 changes in different places come together', () => {
    const theirs = { ...retitled(base, 'q2', 'Años'), titulo: 'Licencias', version: 2 }
    const { merged, conflicts } = mergeForms(base, retitled(base, 'q1', 'Nombre y apellido'), theirs)
    expect(conflicts).toEqual([])
    expect(allQuestions(merged).map(({ titulo }) => titulo)).toEqual(['Nombre y apellido', 'Años', 'Tipo'])
    expect(merged).toMatchObject({ titulo: 'Licencias', version: 2 })
  })

  it('EDIT-24 a field that both changed is listed with both values and its place', () => {
    const [mine, theirs] = [retitled(base, 'q1', 'Apellido'), retitled(base, 'q1', 'Nombre completo')]
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toEqual([
      {
        key: expect.any(String),
        code: 'field',
        field: 'titulo',
        mine: 'Apellido',
        theirs: 'Nombre completo',
        usual: 'mine',
        spot: [
          { kind: 'section', number: 1, words: 'Datos' },
          { kind: 'question', number: 1, words: 'Apellido' },
        ],
      },
    ])
    expect(allQuestions(merged)[0]?.titulo).toBe('Apellido')
    const chosen = mergeForms(base, mine, theirs, pick(conflicts[0]?.key, 'theirs'))
    expect(allQuestions(chosen.merged)[0]?.titulo).toBe('Nombre completo')
  })

  it.each(['mine', 'theirs'] as const)(
    'EDIT-24 removed by %s and changed by the other: kept, unless chosen',
    (remover) => {
      const removal = without(base, 'q2')
      const change = retitled(base, 'q2', 'Años')
      const [mine, theirs] = remover === 'mine' ? [removal, change] : [change, removal]
      const { merged, conflicts } = mergeForms(base, mine, theirs)
      expect(conflicts).toMatchObject([{ code: 'removed', [remover]: null }])
      expect(ids(merged)).toEqual(['q1', 'q2', 'q3'])
      expect(allQuestions(merged)[1]?.titulo).toBe('Años')
      const gone = mergeForms(base, mine, theirs, pick(conflicts[0]?.key, remover))
      expect(ids(gone.merged)).toEqual(['q1', 'q3'])
    },
  )

  it('EDIT-24 a question added to a section that the other removed brings the section back, and is listed', () => {
    const mine = withSections(base, removeSection(base.secciones, 's1'))
    const place = { section: 's1', condition: null }
    const theirs = withSections(base, addQuestion(base.secciones, place, aQuestion({ id: 'q9' })))
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'removed', spot: [{ words: 'Datos' }], usual: 'theirs' }])
    expect(ids(merged)).toEqual(['q1', 'q2', 'q9', 'q3'])
    expect(ids(mergeForms(base, mine, theirs, pick(conflicts[0]?.key, 'mine')).merged)).toEqual(['q3'])
  })

  it('EDIT-24 EDIT-08 a section whose kind one switched while the other edited it comes whole from one side', () => {
    const conditional = changeSection(base.secciones, 's1', (section) => ({
      ...switchSection(section, 'multiple'),
      conditions: [aBranch({ id: 'c1', questions: [aQuestion({ id: 'q8' })] })],
    }))
    const mine = withSections(base, conditional)
    const place = { section: 's1', condition: null }
    const theirs = withSections(base, addQuestion(base.secciones, place, aQuestion({ id: 'q9' })))
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'rebuilt', spot: [{ words: 'Datos' }] }])
    expect(ids(merged)).toEqual(['q8', 'q3'])
    const other = mergeForms(base, mine, theirs, pick(conflicts[0]?.key, 'theirs'))
    expect(other.merged.secciones).toEqual(theirs.secciones)
  })

  it('EDIT-24 EDIT-10 a choice made into text while the other added an option comes whole from one side', () => {
    const choice = aForm({
      secciones: [aSection({ preguntas: [aQuestion({ id: 'q1', ...TYPED['single-choice'] })] })],
    })
    const mine = withSections(
      choice,
      changeQuestion(choice.secciones, 'q1', (one) => setQuestionType(one, QUESTION_TYPE.open)),
    )
    const theirs = withSections(
      choice,
      changeQuestion(choice.secciones, 'q1', (one) => addOption(one, { ...anOption(3), id: 'nueva' })),
    )
    const { merged, conflicts } = mergeForms(choice, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'rebuilt' }])
    expect(merged.secciones).toEqual(mine.secciones)
  })

  it('EDIT-24 sections that both reordered are one conflict', () => {
    const three = withSections(base, addSection(base.secciones, aSection({ id: 's3', preguntas: [] })))
    const mine = withSections(three, moveSection(three.secciones, 's3', 0))
    const theirs = withSections(three, moveSection(three.secciones, 's1', 2))
    const order = (form: Form) => form.secciones.map(({ id }) => id)
    const { merged, conflicts } = mergeForms(three, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'order', field: 'secciones', spot: [] }])
    expect(order(merged)).toEqual(order(mine))
    expect(order(mergeForms(three, mine, theirs, pick(conflicts[0]?.key, 'theirs')).merged)).toEqual(
      order(theirs),
    )
  })

  it('EDIT-24 EDIT-03 options that exclude each other are one conflict', () => {
    const mine = { ...base, opcionales: setOption(base.opcionales, 'publico', true) }
    const theirs = { ...base, opcionales: setOption(base.opcionales, 'ciudadano', true) }
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'field', field: 'opcionales', spot: [] }])
    expect(merged.opcionales).toEqual(mine.opcionales)
    const envio = { ...base, opcionales: setOption(base.opcionales, 'envioEmail', true) }
    expect(mergeForms(base, mine, envio)).toMatchObject({
      conflicts: [],
      merged: { opcionales: { publico: true, envioEmail: true } },
    })
  })

  it('EDIT-24 the area and the place that it stands in are one conflict', () => {
    const theirs = { ...base, areas: ['otra'], areaInfo: { nombre: 'Otra', id: 'otra' } }
    expect(mergeForms(base, { ...base, titulo: 'Mío' }, theirs).merged).toMatchObject({
      titulo: 'Mío',
      areas: ['otra'],
      areaInfo: { nombre: 'Otra' },
    })
  })
})
