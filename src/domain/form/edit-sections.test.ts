import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOption } from '../../testing/builders'
import { copySection } from './copy-section'
import { addBranch, changeBranch, moveBranch, removeBranch } from './edit-branches'
import { addOption, changeOption, moveOption, removeOption, withoutBlankOptions } from './edit-options'
import {
  addQuestion,
  changeQuestion,
  copyQuestion,
  moveQuestion,
  removeQuestion,
  setQuestionType,
} from './edit-questions'
import {
  addSection,
  changeSection,
  hasContent,
  moveSection,
  removeSection,
  sectionKind,
  switchSection,
} from './edit-sections'
import { newBranch, newOption, newQuestion, newSection } from './factory'
import { formCounts } from './form-counts'
import { QUESTION_TYPE } from './question'
import { placeOf, questionsAt } from './question-lists'
import type { Section } from './section'

const names = () => {
  let last = 0
  return () => `n${last++}`
}
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

/** Two sections: a (questions a1, a2, a3) and b (condition c with question c1). */
function example(): Section[] {
  const at = (section: string, condition: string | null = null) => ({ section, condition })
  const question = (id: string) => newQuestion(() => id)
  let form = addSection(
    [],
    newSection(() => 'a'),
  )
  form = addSection(
    form,
    newSection(() => 'b'),
  )
  form = changeSection(form, 'b', (b) =>
    addBranch(
      switchSection(b, 'multiple'),
      newBranch(() => 'c'),
    ),
  )
  for (const id of ['a1', 'a2', 'a3']) form = addQuestion(form, at('a'), question(id))
  return addQuestion(form, at('b', 'c'), question('c1'))
}

describe('EDIT-07 sections', () => {
  it('EDIT-07 deleting and moving renumber the sections, their ids stay', () => {
    const form = addSection(
      example(),
      newSection(() => 'z'),
      0,
    )
    expect(form.map(({ id, orden }) => [id, orden])).toEqual([
      ['z', 0],
      ['a', 1],
      ['b', 2],
    ])
    expect(moveSection(form, 'b', 0).map(({ id, orden }) => [id, orden])).toEqual([
      ['b', 0],
      ['z', 1],
      ['a', 2],
    ])
    expect(removeSection(form, 'a').map(({ id, orden }) => [id, orden])).toEqual([
      ['z', 0],
      ['b', 1],
    ])
  })

  it('EDIT-07 a part that did not change stays the same object', () => {
    const form = example()
    const edited = changeQuestion(form, 'c1', (question) => ({ ...question, titulo: 'x' }))
    expect(edited[0]).toBe(form[0])
    expect(edited[1]).not.toBe(form[1])
    expect(moveSection(form, 'a', 0)).toBe(form)
    expect(moveSection(form, 'none', 1)).toBe(form)
    expect(removeSection(form, 'none')).toBe(form)
    expect(changeSection(form, 'a', (section) => section)).toBe(form)
    expect(changeQuestion(form, 'c1', (question) => question)).toBe(form)
    const [question] = questionsAt(form, { section: 'a', condition: null })
    if (!question) throw new Error('the example has a question')
    expect(changeOption(question, 'none', (option) => ({ ...option, texto: 'x' }))).toBe(question)
  })

  it('EDIT-08 switching the kind of a section clears questions and conditions; between single and multiple they stay', () => {
    const [simple, conditional] = example()
    if (!simple || !conditional) throw new Error('the example has two sections')
    expect(hasContent(simple)).toBe(true)
    const switched = switchSection({ ...simple, repetible: true, puedeEstarVacia: true }, 'single')
    expect(switched).toMatchObject({
      preguntas: [],
      conditions: [],
      repetible: false,
      puedeEstarVacia: false,
      conditionalSectionSingle: true,
    })
    expect(hasContent(switched)).toBe(false)
    expect(switchSection(conditional, 'single').conditions).toBe(conditional.conditions)
    expect(switchSection(conditional, 'simple')).toMatchObject({ conditions: [], conditionalSection: false })
    expect(sectionKind(switchSection(conditional, 'multiple'))).toBe('multiple')
    expect(hasContent(conditional)).toBe(true)
    expect(switchSection(conditional, 'multiple')).toBe(conditional)
    const asked = { ...conditional, conditionalQuestion: '¿Qué?', required: true }
    expect(switchSection(asked, 'single')).toMatchObject({ conditionalQuestion: '¿Qué?', required: true })
    expect(switchSection(asked, 'simple')).toMatchObject({ conditionalQuestion: '', required: false })
    const kept = { ...simple, conditionalQuestion: '¿Qué?' }
    expect(switchSection(kept, 'multiple').conditionalQuestion).toBe('¿Qué?')
  })
})

it('EDIT-09 conditions are added, edited, moved and deleted, each with its own questions', () => {
  const b = example()[1]
  if (!b) throw new Error('the example has a second section')
  const two = addBranch(
    b,
    newBranch(() => 'd'),
  )
  expect(moveBranch(two, 'd', 0).conditions.map(({ id, order }) => [id, order])).toEqual([
    ['d', 0],
    ['c', 1],
  ])
  expect(ids(moveBranch(two, 'd', 0).conditions[1]?.questions ?? [])).toEqual(['c1'])
  expect(changeBranch(two, 'd', (d) => ({ ...d, condition: 'Sí' })).conditions[0]).toBe(two.conditions[0])
  expect(removeBranch(two, 'c').conditions.map(({ id, order }) => [id, order])).toEqual([['d', 0]])
  expect(removeBranch(two, 'none')).toBe(two)
})

describe('EDIT-10 questions and options', () => {
  it('EDIT-10 questions move, are copied and deleted within their own list', () => {
    const form = example()
    expect(ids(questionsAt(moveQuestion(form, 'a3', 0), { section: 'a', condition: null }))).toEqual([
      'a3',
      'a1',
      'a2',
    ])
    const left = removeQuestion(form, 'a1')[0]?.preguntas.map(({ id, orden }) => [id, orden])
    expect(left).toEqual([
      ['a2', 0],
      ['a3', 1],
    ])
    expect(placeOf(form, 'c1')).toEqual({ section: 'b', condition: 'c', position: 0 })
    expect(placeOf(form, 'none')).toBeNull()
    const withOptions = addOption(
      newQuestion(() => 'q'),
      newOption(() => 'o', 'Sí'),
    )
    const copy = copyQuestion(withOptions, names())
    expect([copy.id, copy.opciones[0]?.id, copy.opciones[0]?.texto]).toEqual(['n0', 'n1', 'Sí'])
  })

  it('EDIT-10 options keep their name when they move', () => {
    let question = newQuestion(() => 'q', QUESTION_TYPE.singleChoice)
    for (const id of ['x', 'y', 'z'])
      question = addOption(
        question,
        newOption(() => id, id),
      )
    expect(moveOption(question, 'z', 0).opciones.map(({ id, orden }) => [id, orden])).toEqual([
      ['z', 0],
      ['x', 1],
      ['y', 2],
    ])
    expect(removeOption(question, 'x').opciones.map(({ id, orden }) => [id, orden])).toEqual([
      ['y', 0],
      ['z', 1],
    ])
    expect(changeOption(question, 'y', (y) => ({ ...y, texto: 'Y' })).opciones[0]).toBe(question.opciones[0])
  })

  it('EDIT-10 options stay between the two choice types and go with any other type, as does the searchable list', () => {
    const choice = {
      ...addOption(
        newQuestion(() => 'q', 2),
        newOption(() => 'o'),
      ),
      filtrable: true,
    }
    expect(setQuestionType(choice, 3)).toMatchObject({
      tipoPregunta: 3,
      filtrable: true,
      opciones: [{ id: 'o' }],
    })
    expect(setQuestionType(choice, 1, 4)).toMatchObject({
      tipoPregunta: 1,
      tipoDato: 4,
      filtrable: false,
      opciones: [],
    })
    expect(setQuestionType(choice, 2)).toBe(choice)
    expect(setQuestionType(choice, 3, 4).tipoDato).toBe(1)
    expect(setQuestionType({ ...choice, tipoDato: 4 }, 2).tipoDato).toBe(1)
  })

  it('EDIT-10 options without a text in any language are dropped, the others are renumbered', () => {
    const option = (orden: number, given: object) =>
      anOption(orden, { id: `o${orden}`, texto: ' ', ...given })
    const said = option(1, { textoAlternativeLanguage_ca: 'Sí' })
    const question = {
      ...newQuestion(() => 'q', 2),
      opciones: [option(0, {}), said, option(2, { texto: 'No' })],
    }
    const section = { ...newSection(() => 's'), preguntas: [question, newQuestion(() => 'p')] }
    const [mended] = withoutBlankOptions([section])
    expect(mended?.preguntas[0]?.opciones).toEqual([
      { ...said, orden: 0 },
      option(1, { id: 'o2', texto: 'No' }),
    ])
    expect(mended?.preguntas[1]).toBe(section.preguntas[1])
    const whole = [{ ...section, preguntas: [{ ...question, opciones: [said] }] }]
    expect(withoutBlankOptions(whole)).toBe(whole)
  })
})

it('EDIT-16 counts sections and questions, including questions under conditions', () => {
  expect(formCounts(example())).toEqual({ sections: 2, questions: 4 })
})

const place = fc.nat(8)
const edit = fc.oneof(
  place.map((at) => (form: Section[], id: () => string) => addSection(form, newSection(id), at)),
  fc.tuple(place, place).map(
    ([n, to]) =>
      (form: Section[]) =>
        moveSection(form, form[n]?.id ?? '', to),
  ),
  place.map((n) => (form: Section[]) => removeSection(form, form[n]?.id ?? '')),
  fc.tuple(place, place).map(
    ([n, at]) =>
      (form: Section[], id: () => string) =>
        addQuestion(form, { section: form[n]?.id ?? '', condition: null }, newQuestion(id), at),
  ),
  fc.tuple(place, place, place).map(
    ([n, m, to]) =>
      (form: Section[]) =>
        moveQuestion(form, form[n]?.preguntas[m]?.id ?? '', to),
  ),
  fc.tuple(place, place).map(
    ([n, m]) =>
      (form: Section[]) =>
        removeQuestion(form, form[n]?.preguntas[m]?.id ?? ''),
  ),
)

it('EDIT-07 EDIT-10 after any additions, moves and deletions orders are dense and ids unique', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const id = names()
      const form = edits.reduce<Section[]>((current, change) => change(current, id), [])
      expect(form.map(({ orden }) => orden)).toEqual(form.map((_, position) => position))
      for (const { preguntas } of form) {
        expect(preguntas.map(({ orden }) => orden)).toEqual(preguntas.map((_, position) => position))
      }
      const all = form.flatMap((section) => [section.id, ...ids(section.preguntas)])
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

it('EDIT-07 a copied section asks the same under ids of its own', () => {
  const newId = names()
  const section = addBranch(
    { ...newSection(newId), conditionalSection: true, titulo: 'Local' },
    { ...newBranch(newId), questions: [{ ...newQuestion(newId), opciones: [newOption(newId)] }] },
  )
  const copy = copySection(section, newId)
  expect(copy).toMatchObject({ titulo: 'Local', conditionalSection: true })
  const idsOf = (one: Section) =>
    one.conditions.flatMap(({ id, questions }) => [
      id,
      ...questions.flatMap((question) => [question.id, ...question.opciones.map((option) => option.id)]),
    ])
  expect(idsOf(copy)).toHaveLength(3)
  expect(new Set([section.id, ...idsOf(section), copy.id, ...idsOf(copy)]).size).toBe(8)
  const [simple] = example()
  if (!simple) throw new Error('the example has two sections')
  const again = copySection(simple, names())
  expect(again.preguntas).toEqual(simple.preguntas.map((one, at) => ({ ...one, id: `n${at + 1}` })))
})
