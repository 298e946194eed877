import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formSections } from '../../testing/arbitraries'
import { aForm, anOption, aQuestion, aSection } from '../../testing/builders'
import { addOption, removeOption } from './edit-options'
import { addQuestion, changeQuestion, moveQuestion, removeQuestion } from './edit-questions'
import { addSection, changeSection, moveSection, removeSection, switchSection } from './edit-sections'
import type { Form } from './form'
import { mergeForms, type Side } from './merge'
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

describe('EDIT-24 a form that one moves to another municipality', () => {
  it('EDIT-24 EDIT-14 keeps no outside setting that the other chose in the old municipality', () => {
    const base = aForm()
    const mine = {
      ...base,
      municipalityPath: 'paises/ar/provincias/cordoba/municipios/las-lomas',
      areas: ['otra'],
    }
    const theirs = {
      ...base,
      muniCore: {
        username: '',
        areaId: 'areaDeAqui',
        idTipoIncidente: '',
        tiposIncidentes: [],
        publico: false,
      },
      appointmentGroup: {
        appointmentData: { id: '1', nombre: 'Licencias' },
        tenantId: 't',
        tenantUniqueName: 'u',
      },
    }
    const { merged } = mergeForms(base, mine, theirs)
    expect(merged.municipalityPath).toBe(mine.municipalityPath)
    expect(merged.appointmentGroup).toBeNull()
    expect(merged.muniCore?.areaId).toBe('')
    expect(mergeForms(base, base, theirs).merged.muniCore?.areaId).toBe('areaDeAqui')
  })
})

describe('EDIT-24 merging two edits of one form, whatever they are', () => {
  it('EDIT-24 when nobody else changed anything, my form is saved', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine }) => {
        expect(mergeForms(base, mine, base)).toEqual({ merged: mine, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 when I changed nothing, their form is saved', () => {
    fc.assert(
      fc.property(threeForms, ({ base, theirs }) => {
        expect(mergeForms(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 when both did the same, there is no conflict', () => {
    fc.assert(
      fc.property(threeForms, ({ base, mine }) => {
        expect(mergeForms(base, mine, mine)).toEqual({ merged: mine, conflicts: [] })
      }),
      RUNS,
    )
  })

  it('EDIT-24 ids stay unique and orders dense, whatever is chosen', () => {
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

  it('EDIT-24 a question that neither removed is lost only when its section was rebuilt, and then it is listed', () => {
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

  it('EDIT-24 choosing one side everywhere keeps the keys of the conflicts', () => {
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
