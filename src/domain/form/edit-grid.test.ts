import { expect, it } from 'vitest'
import { aSection, TYPED } from '../../testing/builders'
import { addRows, newGrid, rowsInStep } from './edit-grid'
import { addOption, changeOption, moveOption, removeOption } from './edit-options'
import { changeQuestion, moveQuestion, setQuestionType } from './edit-questions'
import { newOption, newQuestion } from './factory'
import type { Question } from './question'
import { rowsOf } from './question-lists'
import type { Section } from './section'

let count = 0
const newId = () => `n${(count += 1)}`

/** A grid of three rows with the options Bien and Mal. */
function form(): Section[] {
  const heading = { ...newQuestion(() => 'g', TYPED.grid.tipoPregunta), titulo: '¿Cómo está…?' }
  const preguntas = newGrid(heading, newId).map((question, orden) => ({ ...question, orden }))
  const { secciones } = addRows([aSection({ preguntas })], { id: 'g', titles: ['La plaza'] }, newId)
  const [first] = rowsOf(secciones, 'g')
  return edited(secciones, first, (row) => ({
    ...row,
    opciones: row.opciones.map((option, at) => ({ ...option, texto: at === 0 ? 'Bien' : 'Mal' })),
  }))
}

/** After an edit of one row, as the editor makes it. */
function edited(
  before: Section[],
  row: Question | undefined,
  change: (row: Question) => Question,
): Section[] {
  if (!row) throw new Error('there is no such row')
  return rowsInStep(before, changeQuestion(before, row.id, change), newId)
}
const rows = (secciones: Section[]) => rowsOf(secciones, 'g')
const words = (secciones: Section[]) =>
  rows(secciones).map(({ opciones }) => opciones.map(({ texto }) => texto).join(' '))
const optionIds = (secciones: Section[]) =>
  rows(secciones).map(({ opciones }) => opciones.map(({ id }) => id))

it('KIND-05 a new grid has rows with options of their own, and a further row asks as they do', () => {
  const made = form()
  expect(words(made)).toEqual(['Bien Mal', 'Bien Mal', 'Bien Mal'])
  expect(rows(made).map(({ titulo, enCuadricula }) => [titulo, enCuadricula])).toEqual([
    ['', true],
    ['', true],
    ['La plaza', true],
  ])
  expect(new Set(optionIds(made).flat()).size).toBe(6)
})

it('KIND-05 an option that is added, renamed, moved or removed in one row is so in all, and each keeps its own name', () => {
  const made = form()
  const [, second] = rows(made)
  const [, kept] = optionIds(made)
  const added = edited(made, second, (row) => addOption(row, newOption(newId, 'Regular'), 1))
  expect(words(added)).toEqual(Array(3).fill('Bien Regular Mal'))
  expect(optionIds(added)[1]).toEqual([kept?.[0], expect.any(String), kept?.[1]])
  expect(new Set(optionIds(added).flat()).size).toBe(9)

  const [first] = rows(added)
  const last = first?.opciones[2]?.id ?? ''
  const ids = optionIds(added)
  const moved = edited(added, first, (row) => moveOption(row, last, 0))
  expect(words(moved)).toEqual(Array(3).fill('Mal Bien Regular'))
  expect(optionIds(moved)).toEqual(ids.map(([bien, regular, mal]) => [mal, bien, regular]))

  const renamed = edited(moved, first, (row) => changeOption(row, last, (one) => ({ ...one, texto: 'Peor' })))
  expect(words(renamed)).toEqual(Array(3).fill('Peor Bien Regular'))
  const [head] = rows(renamed)
  expect(words(edited(renamed, head, (row) => removeOption(row, last)))).toEqual(
    Array(3).fill('Bien Regular'),
  )
})

it('KIND-05 kind, format, unit in every language and being required are of all rows; title, rules and short name of one', () => {
  const made = form()
  const [first] = rows(made)
  const numbers = edited(made, first, (row) => ({
    ...setQuestionType(row, TYPED.integer.tipoPregunta, TYPED.integer.tipoDato),
    ...{ required: true, unidad: 'personas', unidad_en: 'people', titulo: 'Mañana', codigo: 'manana' },
  }))
  for (const row of rows(numbers))
    expect(row).toMatchObject({
      ...TYPED.integer,
      required: true,
      unidad: 'personas',
      unidad_en: 'people',
      opciones: [],
    })
  expect(rows(numbers).map(({ titulo, codigo }) => [titulo, codigo])).toEqual([
    ['Mañana', 'manana'],
    ['', ''],
    ['La plaza', ''],
  ])
})

it('KIND-05 rows are shown with their heading, but for one that has a rule of its own', () => {
  const made = form()
  const [first] = rows(made)
  const own = edited(made, first, (row) => ({ ...row, mostrarSi: '{{q}} = 1' }))
  const shown = rowsInStep(
    own,
    changeQuestion(own, 'g', (one) => ({ ...one, mostrarSi: '{{q}} = 2' })),
    newId,
  )
  expect(rows(shown).map(({ mostrarSi }) => mostrarSi)).toEqual(['{{q}} = 1', '{{q}} = 2', '{{q}} = 2'])
  expect(rows(addRows(shown, { id: 'g', titles: [''] }, newId).secciones).at(-1)?.mostrarSi).toBe('{{q}} = 2')
})

it('KIND-05 what concerns no other row leaves every one as it is', () => {
  const made = form()
  const [first] = rows(made)
  const titled = changeQuestion(made, first?.id ?? '', (row) => ({ ...row, titulo: 'El río' }))
  expect(rowsInStep(made, titled, newId)).toBe(titled)
  const moved = moveQuestion(made, first?.id ?? '', 2)
  expect(rowsInStep(made, moved, newId)).toBe(moved)
  expect(rowsInStep(made, made, newId)).toBe(made)
})

it('KIND-05 rows that got out of step come back into it by words', () => {
  const made = form()
  const [first, second] = rows(made)
  const apart = changeQuestion(made, second?.id ?? '', (row) => moveOption(row, row.opciones[1]?.id ?? '', 0))
  const before = optionIds(apart)[1]
  const together = edited(apart, first, (row) => ({ ...row, required: true }))
  expect(words(together)).toEqual(Array(3).fill('Bien Mal'))
  expect(optionIds(together)[1]).toEqual(before?.toReversed())
})

it('KIND-05 rows are added after one of them, in the order of their titles', () => {
  const made = form()
  const [first] = rows(made)
  const { secciones, added } = addRows(made, { id: 'g', titles: ['a', 'b'], after: first?.id }, newId)
  expect(rows(secciones).map(({ titulo }) => titulo)).toEqual(['', 'a', 'b', '', 'La plaza'])
  expect(added.map(({ titulo }) => titulo)).toEqual(['a', 'b'])
})
