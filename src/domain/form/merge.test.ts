import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formSections } from '../../testing/arbitraries'
import { aCondition, aForm, anOption, aQuestion, aSection, questions, TYPED } from '../../testing/builders'
import { addOption, removeOption } from './edit-options'
import { addQuestion, changeQuestion, moveQuestion, removeQuestion, setQuestionType } from './edit-questions'
import { addSection, changeSection, moveSection, removeSection, switchSection } from './edit-sections'
import type { Form } from './form'
import { mergeForms, type Side } from './merge'
import { setOption } from './options'
import { QUESTION_TYPE } from './question'
import { mapQuestionLists } from './question-lists'
import type { Section } from './section'

const withSections = (form: Form, secciones: Section[]): Form => ({ ...form, secciones })
const allQuestions = ({ secciones }: Form) =>
  secciones.flatMap(({ preguntas, conditions }) => [
    ...preguntas,
    ...conditions.flatMap((condition) => condition.questions),
  ])
const ids = (form: Form) => allQuestions(form).map(({ id }) => id)

/** Sections of any shape in which every part has a name of its own, as the editor makes them. */
const named = formSections.map((secciones) => {
  let last = 0
  const fresh = (letter: string) => `${letter}${last++}`
  const renamed = mapQuestionLists(secciones, (list) =>
    list.map((question) => ({
      ...question,
      id: fresh('q'),
      opciones: question.opciones.map((option) => ({ ...option, id: fresh('o') })),
    })),
  )
  return renamed.map((section) => ({
    ...section,
    id: fresh('s'),
    conditions: section.conditions.map((condition) => ({ ...condition, id: fresh('c') })),
  }))
})

interface Step {
  act: number
  at: number
  to: number
}
const steps = fc.array(fc.record({ act: fc.nat(11), at: fc.nat(20), to: fc.nat(20) }), { maxLength: 6 })

/** One thing that a person does in the editor. `who` keeps the names of two persons' new parts apart. */
function edit(form: Form, { act, at, to }: Step, who: string, turn: number): Form {
  const { secciones } = form
  const section = secciones[at % Math.max(1, secciones.length)]
  const question = allQuestions(form)[at % Math.max(1, allQuestions(form).length)]
  const fresh = `${who}${turn}`
  if (act === 0) return { ...form, titulo: `${form.titulo} ${fresh}` }
  if (act === 1) return withSections(form, addSection(secciones, aSection({ id: fresh, preguntas: [] }), to))
  if (!section) return form
  const place = { section: section.id, condition: section.conditions[0]?.id ?? null }
  switch (act) {
    case 2:
      return withSections(form, removeSection(secciones, section.id))
    case 3:
      return withSections(form, moveSection(secciones, section.id, to))
    case 4:
      return withSections(
        form,
        changeSection(secciones, section.id, (one) => switchSection(one, to % 2 ? 'single' : 'simple')),
      )
    case 5:
      return withSections(form, addQuestion(secciones, place, aQuestion({ id: fresh }), to))
  }
  if (!question) return form
  switch (act) {
    case 6:
      return withSections(form, removeQuestion(secciones, question.id))
    case 7:
      return withSections(form, moveQuestion(secciones, question.id, to))
    case 8:
      return withSections(
        form,
        changeQuestion(secciones, question.id, (one) => ({ ...one, titulo: fresh })),
      )
    case 9:
      return withSections(
        form,
        changeQuestion(secciones, question.id, (one) => addOption(one, { ...anOption(0), id: fresh })),
      )
    case 10:
      return withSections(
        form,
        changeQuestion(secciones, question.id, (one) => removeOption(one, one.opciones[0]?.id ?? '')),
      )
    default:
      // By hand into another list.
      return withSections(form, addQuestion(removeQuestion(secciones, question.id), place, question, to))
  }
}

const edited = (form: Form, todo: Step[], who: string): Form =>
  todo.reduce((before, step, turn) => edit(before, step, who, turn), form)

const threeForms = fc
  .record({ secciones: named, mine: steps, theirs: steps })
  .map(({ secciones, mine, theirs }) => {
    const base = aForm({ secciones })
    return {
      base,
      mine: edited(base, mine, 'm'),
      theirs: { ...edited(base, theirs, 't'), version: 2 },
    }
  })

const dense = (form: Form): boolean =>
  form.secciones.every(
    (section, orden) =>
      section.orden === orden &&
      section.conditions.every(({ order }, position) => order === position) &&
      [section.preguntas, ...section.conditions.map(({ questions: list }) => list)].every((list) =>
        list.every(
          (question, position) =>
            question.orden === position && question.opciones.every((option, place) => option.orden === place),
        ),
      ),
  )

const RUNS = { numRuns: 80 }

describe('EDIT-24 merging two edits of one form, whatever they are', () => {
  it('EDIT-24 nobody else changed anything: mine', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine }) => {
        expect(mergeForms(base, mine, base)).toEqual({ merged: mine, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 I changed nothing: theirs', () => {
    fc.assert(
      fc.property(threeForms, ({ base, theirs }) => {
        expect(mergeForms(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 both did the same: nothing to choose', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine }) => {
        expect(mergeForms(base, mine, mine)).toEqual({ merged: mine, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 names stay unique and orders dense, whatever is chosen', () => {
    fc.assert(
      fc.property(threeForms, fc.array(fc.boolean()), ({ base, mine, theirs }, picks) => {
        const { conflicts } = mergeForms(base, mine, theirs)
        const choices = new Map(
          conflicts.map(({ key }, n): [string, Side] => [key, picks[n] ? 'theirs' : 'mine']),
        )
        for (const { merged } of [mergeForms(base, mine, theirs), mergeForms(base, mine, theirs, choices)]) {
          const names = [...ids(merged), ...merged.secciones.map(({ id }) => id)]
          expect(new Set(names).size).toBe(names.length)
          expect(dense(merged)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('EDIT-24 no question is lost that neither removed, unless its section was rebuilt and the list says so', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine, theirs }) => {
        const { merged, conflicts } = mergeForms(base, mine, theirs)
        if (conflicts.some(({ code }) => code === 'rebuilt')) return
        const [before, own, other] = [base, mine, theirs].map(ids)
        const kept = [...(own ?? []), ...(other ?? [])].filter(
          (id) => !before?.includes(id) || (own?.includes(id) && other?.includes(id)),
        )
        expect(ids(merged)).toEqual(expect.arrayContaining(kept))
      }),
      RUNS,
    )
  })

  it('EDIT-24 choosing one side everywhere is stable: the keys stay what they were', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine, theirs }) => {
        const { conflicts, merged } = mergeForms(base, mine, theirs)
        const usual = new Map(conflicts.map(({ key, usual: side }) => [key, side]))
        expect(mergeForms(base, mine, theirs, usual)).toEqual({ merged, conflicts })
        expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length)
      }),
      RUNS,
    )
  })
})

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

  it('EDIT-24 one field changed twice is listed with both values and where it stands', () => {
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

  it('EDIT-24 a question added to a section that the other removed brings the section back, and says so', () => {
    const mine = withSections(base, removeSection(base.secciones, 's1'))
    const place = { section: 's1', condition: null }
    const theirs = withSections(base, addQuestion(base.secciones, place, aQuestion({ id: 'q9' })))
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'removed', spot: [{ words: 'Datos' }], usual: 'theirs' }])
    expect(ids(merged)).toEqual(['q1', 'q2', 'q9', 'q3'])
    expect(ids(mergeForms(base, mine, theirs, pick(conflicts[0]?.key, 'mine')).merged)).toEqual(['q3'])
  })

  it('EDIT-24 EDIT-08 a section that one switched while the other worked in it comes whole from one side', () => {
    const conditional = changeSection(base.secciones, 's1', (section) => ({
      ...switchSection(section, 'multiple'),
      conditions: [aCondition({ id: 'c1', questions: [aQuestion({ id: 'q8' })] })],
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

  it('EDIT-24 EDIT-10 a choice made into text while the other added an option', () => {
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

  it('EDIT-24 sections put in two different orders', () => {
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

  it('EDIT-24 EDIT-03 flags that exclude each other are chosen together', () => {
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

  it('EDIT-24 the area goes with its place', () => {
    const theirs = { ...base, areas: ['otra'], areaInfo: { nombre: 'Otra', id: 'otra' } }
    expect(mergeForms(base, { ...base, titulo: 'Mío' }, theirs).merged).toMatchObject({
      titulo: 'Mío',
      areas: ['otra'],
      areaInfo: { nombre: 'Otra' },
    })
  })
})
