import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { setResponse } from '../answer/fill'
import { installLogic, logicOf, withRules } from '../answering/logic'
import { problemsOf } from '../answer/problems'
import { startSections } from '../answering/start'
import { assembleSections } from '../answering/whole'
import { OUTCOME } from '../form/outcome'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { cellsToKeep } from '../tables/cells-to-keep'
import { anOption, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { caseInputsIn, outcomeOfCase } from './cases'
import { formRuleProblem } from './form-rule'
import { graphOf } from './graph'
import * as logic from './logic'
import { at, BEGUN } from './testing/filling'

installLogic(logic)

const STREETS = {
  columns: ['Calle', 'Zona', 'Tasa'],
  entries: [
    ['Belgrano', 'Centro', '12,5'],
    ['Mitre', 'Norte', ''],
    ['Salta', '', '0.1'],
  ],
}
const RATES = ['', '3', '0,2']
const trades = RATES.map((rate, orden) =>
  anOption(orden, { atributos: rate === '' ? '' : `tasa = "${rate}"` }),
)

/** A trade of three, a street of a table, and what follows from both. */
const form = (more: Partial<Question> = {}): Section[] => [
  aSection({
    preguntas: questions(
      { id: 'trade', ...TYPED['single-choice'], opciones: trades },
      { id: 'street', ...TYPED['table-choice'], ...more },
      {
        ...{ id: 'sum', ...TYPED.decimal },
        calculo: 'coalesce(lookup({{trade}}, "tasa"), 0) + coalesce(lookup({{street}}, "tasa"), 0)',
      },
      { id: 'why', mostrarSi: 'lookup({{street}}, "Zona") = "Centro"' },
    ),
  }),
]
const keptOf = (words: string): string | undefined => {
  const entry = STREETS.entries.find(([own]) => own === words)
  return entry && cellsToKeep(STREETS.columns, entry, ['Zona', 'tasa'])
}
const begin = (secciones: Section[]) => withRules(startSections(secciones, CLOCK), BEGUN, secciones)
const pick = (now: Section[], respuesta: string, celdas = keptOf(respuesta)) =>
  withRules(setResponse(now, at(0, 1), { respuesta, celdas }), BEGUN, now)
const questionsIn = ([section]: Section[]): Question[] => section?.preguntas ?? []
const sumIn = (now: Section[]) => questionsIn(now)[2]?.respuesta
const isWhyAsked = (now: Section[]) => questionsIn(now)[3]?.[OUTCOME]?.isHidden !== true

describe('LOGIC-02 what rules look up of what was picked', () => {
  it('of a table its columns are kept with the answer, those that rules look up and no other', () => {
    const now = pick(begin(form()), 'Belgrano')
    expect(questionsIn(now)[1]?.[OUTCOME]?.keeps).toEqual(['Zona', 'tasa'])
    expect(sumIn(now)).toBe('12,5')
    expect(isWhyAsked(now)).toBe(true)
    const stored = compactSections(now)
    expect(stored[0]?.preguntas?.[0]).toMatchObject({ respuesta: 'Belgrano', celdas: keptOf('Belgrano') })
    expect(sumIn(assembleSections(form(), stored, BEGUN))).toBe('12,5')
    expect(contentFaults({ formId: 'f', secciones: form() }, stored, BEGUN)).toEqual([])
  })

  it('cells of another entry count for nothing, and an entry without its cells has to be picked again', () => {
    const before = begin(form())
    const stale = pick(before, 'Mitre', keptOf('Belgrano'))
    expect([sumIn(stale), isWhyAsked(stale)]).toEqual(['0', false])
    expect(problemsOf(stale).map(({ key, code }) => `${key} ${code}`)).toEqual(['s0-q1 malformed'])
    const partly = pick(before, 'Mitre', '\tZona\nMitre\tNorte')
    expect(problemsOf(partly)).toHaveLength(1)
    expect(problemsOf(pick(before, 'Mitre'))).toEqual([])
    expect(problemsOf(pick(before, ''))).toEqual([])
  })

  it('a form whose rules look nothing up keeps nothing', () => {
    const plain = form().map((one) => ({ ...one, preguntas: one.preguntas.slice(0, 2) }))
    const now = pick(begin(plain), 'Mitre', '')
    expect(questionsIn(now)[1]?.[OUTCOME]).toBeUndefined()
    expect(problemsOf(now)).toEqual([])
  })

  it('cells that are sent with a question of another kind are a fault', () => {
    const stored = [{ id: 'a', orden: 0, preguntas: [{ id: 'x', orden: 0, respuesta: 'x', celdas: 'y' }] }]
    const secciones = [aSection({ id: 'a', preguntas: questions({ id: 'x' }) })]
    expect(contentFaults({ formId: 'f', secciones }, stored, BEGUN)).toEqual(['parts'])
  })

  it('a case that is kept with the form keeps them too (LOGIC-09)', () => {
    const secciones = form()
    const [section] = pick(begin(secciones), 'Belgrano')
    const dado = caseInputsIn(section ? [section] : [])
    const lines = outcomeOfCase({ secciones }, { dado, dia: BEGUN })
    expect(lines).toEqual(['value sum 0=12,5', 'shown why 0=yes'])
    const [mitre] = pick(begin(secciones), 'Mitre', '')
    expect(caseInputsIn(mitre ? [mitre] : [])).toMatchObject([{ valor: 'Mitre' }])
  })

  it('comes to what the plainest way of looking up comes to, answer by answer', () => {
    const answers = fc.array(
      fc.oneof(
        fc.constantFrom('', '0', '1', '2').map((said) => ({ question: 0, said })),
        fc.constantFrom('', 'Belgrano', 'Mitre', 'Salta').map((said) => ({ question: 1, said })),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(answers, (said) => {
        const rules = logicOf(form())
        let now = begin(form())
        for (const one of said) {
          const change = { respuesta: one.said, ...(one.question === 1 && { celdas: keptOf(one.said) }) }
          const next = setResponse(now, at(0, one.question), change)
          now = rules?.follow(next, at(0, one.question), BEGUN).sections ?? next
        }
        const last = (question: number) => said.findLast((one) => one.question === question)?.said ?? ''
        const entry = STREETS.entries.find(([words]) => words === last(1)) ?? []
        const tenths = [RATES[Number(last(0) || '0')], entry[2]].map((cell = '') =>
          Math.round(Number(cell.replace(',', '.')) * 10),
        )
        const total = tenths.reduce((sum, one) => sum + one, 0) / 10
        expect(sumIn(now)).toBe(String(total).replace('.', ','))
        expect(isWhyAsked(now)).toBe(entry[1] === 'Centro')
        const stored = compactSections(now)
        expect(compactSections(assembleSections(form(), stored, BEGUN))).toEqual(stored)
      }),
    )
  })

  it('is refused where there is nothing to look in', () => {
    const faultsOf = (calculo: string, more: Partial<Question> = {}) =>
      graphOf(
        form(more).map((one) => ({
          ...one,
          preguntas: [
            ...one.preguntas.slice(0, 2),
            ...questions(
              { id: 'many', ...TYPED['multiple-choice'], opciones: trades },
              { id: 'c', ...TYPED.text, calculo },
            ),
          ],
        })),
      ).problems.map(({ problem }) => problem.fault)
    expect(faultsOf('lookup({{trade}}, "tasa")')).toEqual([])
    expect(faultsOf('lookup({{street}}, "Zona")')).toEqual([])
    expect(faultsOf('lookup({{trade}}, "precio")')).toEqual(['unknownColumn'])
    expect(faultsOf('lookup({{many}}, "tasa")')).toEqual(['noColumns'])
    expect(faultsOf('lookup({{street}}, "Zona")', { calculo: '"Mitre"' })).toEqual(['noColumns'])
  })

  it('is refused in rules that only the server knows where no answer keeps it', () => {
    expect(formRuleProblem('lookup({{street}}, "Zona") = "Centro"', form())?.fault).toBe('noColumns')
    expect(formRuleProblem('lookup({{trade}}, "tasa") > 1', form())).toBeNull()
  })
})
