import { expect, it } from 'vitest'
import { aSection, anAnswer, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import { EXPORT_FORMAT as FORMAT } from '../../testing/export-format'
import { exportColumns } from '../export/columns'
import { exportRow } from '../export/row'
import { contributionOf } from '../statistics/aggregates/contribution'
import { keyOf } from '../statistics/aggregates/sums'
import type { Section } from '../form/section'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { carryOver } from '../answering/carry-over'
import { brokenLocks } from '../correction/locks'
import { mergeCompletion } from '../correction/completion-merge'
import { setResponse } from './fill'
import { problemsOf } from './problems'
import { addRow, removeRow } from './repeatable'
import { rowsOf } from './rows'
import { startSections } from '../answering/start'
import { assembleAnswer, assembleSections } from '../answering/whole'
import { removesRows } from '../correction/diff'

const may = aSection({
  repetible: true,
  puedeEstarVacia: true,
  preguntas: questions({ id: 'nombre', required: true }),
})
const must = { ...may, puedeEstarVacia: false }
const FIRST = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
const version = { formId: 'f', secciones: [may] }
const counts = (sections: (typeof may)[]) => sections.map((section) => rowsOf(section).length)
const named = (name: string) =>
  setResponse(addRow(startSections([may], CLOCK), 0, CLOCK), FIRST, { respuesta: name })

it('ANS-09 ANS-07 DAY-06 a section that may have no rows begins without one, and lacks nothing', () => {
  const fresh = startSections([may], CLOCK)
  expect(counts(fresh)).toEqual([0])
  expect(problemsOf(fresh)).toEqual([])
  const dated = { ...may, preguntas: questions({ ...TYPED.date }) }
  expect(startSections([dated], CLOCK)[0]?.preguntas[0]?.respuesta).toBe('')
  expect(counts(startSections([must], CLOCK))).toEqual([1])
  expect(problemsOf(startSections([must], CLOCK))).toHaveLength(1)
})

it('ANS-09 its first row is asked like any other and can be removed; other sections keep their only row', () => {
  const one = addRow(startSections([may], CLOCK), 0, CLOCK)
  expect(counts(one)).toEqual([1])
  expect(problemsOf(one)).toHaveLength(1)
  const answered = named('Eva')
  expect(counts(addRow(answered, 0, CLOCK))).toEqual([2])
  const gone = removeRow(answered, 0, 0)
  expect(counts(gone)).toEqual([0])
  expect(gone[0]?.preguntas[0]?.respuesta).toBe('')
  const only = startSections([must], CLOCK)
  expect(removeRow(only, 0, 0)).toBe(only)
  const two = setResponse(addRow(answered, 0, CLOCK), { ...FIRST, row: 1 }, { respuesta: 'Ana' })
  const names = (sections: (typeof may)[]) => rowsOf(sections[0] ?? may).map(([first]) => first?.respuesta)
  expect([removeRow(two, 0, 1), removeRow(two, 0, 0)].map(names)).toEqual([['Eva'], ['Ana']])
  expect(removeRow(gone, 0, 1)).toBe(gone)
})

it('ANS-09 a stored answer says that there is no row, which is not the same as one blank row', () => {
  const none = compactSections(startSections([may], CLOCK))
  expect(none).toEqual([{ id: may.id, orden: 0, vacia: true }])
  expect(counts(assembleSections([may], none, null))).toEqual([0])
  const blank = compactSections(addRow(startSections([may], CLOCK), 0, CLOCK))
  expect(counts(assembleSections([may], blank, null))).toEqual([1])
  expect(contentFaults(version, none, null)).toEqual([])
  // An answer from before the form said so.
  expect(counts(assembleSections([may], [], null))).toEqual([1])
})

it('SEC-02 an answer is invalid that has no row where the form wants one, or says so beside responses', () => {
  const stored = [{ id: may.id, orden: 0, vacia: true as const }]
  expect(contentFaults({ formId: 'f', secciones: [must] }, stored, null)).toContain('problem')
  const both = [
    { ...stored[0], id: may.id, orden: 0, preguntas: [{ id: 'nombre', orden: 0, respuesta: 'x' }] },
  ]
  expect(contentFaults(version, both, null)).toContain('parts')
  expect(assembleSections([may], both, null)[0]?.preguntas[0]?.respuesta).toBe('')
})

it('ANS-22 in a later version of the form, no row stays no row and a row stays a row', () => {
  expect(counts(carryOver(startSections([may], CLOCK), [may], CLOCK).secciones)).toEqual([0])
  const kept = carryOver(named('Eva'), [may], CLOCK)
  expect(kept.secciones[0]?.preguntas[0]?.respuesta).toBe('Eva')
  expect(counts(kept.secciones)).toEqual([1])
  expect(counts(carryOver(startSections([may], CLOCK), [must], CLOCK).secciones)).toEqual([1])
})

it('COMP-01 completing may add a first row, and cannot take it away', () => {
  const base = startSections([may], CLOCK)
  const mine = named('Eva')
  expect(brokenLocks(base, mine)).toEqual([])
  expect(brokenLocks(mine, base)).not.toEqual([])
  const merged = mergeCompletion({
    base,
    mine,
    theirs: base.map((one) => ({ ...one, titulo: 'x' })),
  }).secciones
  expect(counts(merged)).toEqual([1])
  const both = mergeCompletion({ base, mine, theirs: named('Ana') })
  expect(both.secciones[0]?.preguntas[0]?.respuesta).toBe('Ana')
  expect(both.left).toHaveLength(1)
  expect(counts(mergeCompletion({ base, mine, theirs: named('Ana') }, true).secciones)).toEqual([1])
})

it('COMP-01 a row that they took away goes with what I left as it was, and stays with what I changed', () => {
  const asked = { ...may, preguntas: questions({ id: 'nombre' }, { id: 'apodo' }) }
  const name = (secciones: Section[], question: number, respuesta: string) =>
    setResponse(secciones, { ...FIRST, question }, { respuesta })
  const base = name(addRow(startSections([asked], CLOCK), 0, CLOCK), 0, 'Eva')
  const theirs = removeRow(base, 0, 0)
  expect(counts(mergeCompletion({ base, mine: base, theirs }).secciones)).toEqual([0])
  const { secciones } = mergeCompletion({ base, mine: name(base, 1, 'Evita'), theirs })
  expect([counts(secciones), secciones[0]?.preguntas[1]?.respuesta]).toEqual([[1], 'Evita'])
})

it('COMP-01 SIGN-05 my first row is only told when the answer was signed without one meanwhile', () => {
  const base = startSections([may], CLOCK)
  const sealed = mergeCompletion({ base, mine: named('Eva'), theirs: base }, true)
  expect(counts(sealed.secciones)).toEqual([0])
  expect(sealed.left.map(({ question }) => question?.respuesta)).toEqual(['Eva'])
})

it('CORR-02 an answer that lost its only row is told from one that never had a row', () => {
  expect(removesRows(named('Eva'), startSections([may], CLOCK))).toBe(true)
  expect(removesRows(startSections([may], CLOCK), startSections([may], CLOCK))).toBe(false)
})

it('ALIST-06 STAT-07 an export and the counts tell an answer without rows from one with a blank row', () => {
  const asked = aVersion({ secciones: [may] })
  const answer = (sections: (typeof may)[]) => anAnswer({ version: asked, secciones: sections })
  const columns = exportColumns([asked], 'es')
  const cells = (sections: (typeof may)[]) =>
    exportRow(assembleAnswer(asked, answer(sections)), columns, FORMAT).filter(
      (_, at) => columns[at]?.of !== 'fact',
    )
  expect(cells(startSections([may], CLOCK)).every((cell) => cell === null)).toBe(true)
  const answersOf = (sections: (typeof may)[], rows: number) =>
    contributionOf(asked, answer(sections), [])?.sums.get(keyOf('s', may.id, 'r', rows))
  expect(answersOf(startSections([may], CLOCK), 0)).toBe(1)
  expect(answersOf(named('Eva'), 1)).toBe(1)
})
