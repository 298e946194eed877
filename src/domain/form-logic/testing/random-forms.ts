/** Random forms with rules, and random answers to them. */
import fc from 'fast-check'
import { setResponse } from '../../answer/fill'
import { installLogic, withRules } from '../../answering/logic'
import { pathKey, type QuestionPath } from '../../answer/path'
import { startSections } from '../../answering/start'
import { askedIn } from '../../answer/view'
import { OUTCOME } from '../../form/outcome'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aBranch, aSection, CLOCK, questions, TYPED } from '../../../testing/builders'
import * as logic from '../logic'

installLogic(logic)

export const BEGUN = '2026-10-05'
const SIZE = 8
const name = (index: number): string => `n${index}`

/** A formula that names some of the questions; those that come later name earlier ones only, so there is no circle. */
const ruleOver = (upTo: number, rows: readonly number[]): fc.Arbitrary<string> => {
  const free = Array.from({ length: upTo }, (_, index) => index).filter((index) => !rows.includes(index))
  const listed = rows.filter((index) => index < upTo)
  const atoms = [
    fc.constant('1 < 2'),
    ...(free.length > 0
      ? [
          fc
            .tuple(fc.constantFrom(...free), fc.constantFrom('>', '=', '<='), fc.nat(4))
            .map(([index, sign, number]) => `{{${name(index)}}} ${sign} ${number}`),
          fc.constantFrom(...free).map((index) => `is_blank({{${name(index)}}})`),
        ]
      : []),
    ...(listed.length > 0
      ? [
          fc.constantFrom(...listed).map((index) => `sum({{${name(index)}}}) > 3`),
          fc.constantFrom(...listed).map((index) => `any({{${name(index)}}} = 2)`),
        ]
      : []),
  ]
  const atom = fc.oneof(...atoms)
  return fc.oneof(
    atom,
    fc.tuple(atom, fc.constantFrom('and', 'or'), atom).map(([one, word, other]) => `${one} ${word} ${other}`),
    atom.map((one) => `not (${one})`),
  )
}

const sumOf = (upTo: number, rows: readonly number[]): fc.Arbitrary<string> => {
  const free = Array.from({ length: upTo }, (_, index) => index).filter((index) => !rows.includes(index))
  const listed = rows.filter((index) => index < upTo)
  return fc.oneof(
    fc.constant('1 + 1'),
    ...(free.length > 0
      ? [
          fc
            .tuple(fc.constantFrom(...free), fc.constantFrom(...free))
            .map(([a, b]) => `{{${name(a)}}} + {{${name(b)}}}`),
        ]
      : []),
    ...(listed.length > 0 ? [fc.constantFrom(...listed).map((index) => `sum({{${name(index)}}})`)] : []),
  )
}

const maybe = (rule: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), rule)

/** A question with rules over what comes before it; inside a row the row's own are scalars, which `rows` leaves out. */
const aRuledQuestion = (index: number, rows: readonly number[]): fc.Arbitrary<Partial<Question>> =>
  fc
    .record({
      mostrarSi: maybe(ruleOver(index, rows)),
      obligatoriaSi: maybe(ruleOver(index, rows)),
      calculo: fc.oneof(
        { arbitrary: fc.constant(''), weight: 3 },
        { arbitrary: sumOf(index, rows), weight: 1 },
      ),
      valorInicial: maybe(sumOf(index, rows)),
      minimo: maybe(sumOf(index, rows)),
      maximo: maybe(sumOf(index, rows)),
      regla: maybe(ruleOver(index + 1, rows)),
    })
    .map(({ regla, ...rules }) => ({
      ...{ id: name(index), ...TYPED.integer, ...rules },
      validaciones: regla === '' ? [] : [{ id: 'v', regla, mensaje: '', tipo: 'error' }],
    }))

/** A simple section, one with rows, and one with two branches. */
export const form = fc
  .record({
    first: fc.tuple(aRuledQuestion(0, []), aRuledQuestion(1, [])),
    rows: fc.tuple(aRuledQuestion(2, []), aRuledQuestion(3, [])),
    branches: fc.tuple(aRuledQuestion(4, [2, 3]), aRuledQuestion(5, [2, 3])),
    last: fc.tuple(aRuledQuestion(6, [2, 3]), aRuledQuestion(7, [2, 3])),
    shown: fc.tuple(maybe(ruleOver(2, [])), maybe(ruleOver(4, [2, 3])), maybe(ruleOver(6, [2, 3]))),
  })
  .map(({ first, rows, branches, last, shown }): Section[] => [
    aSection({ id: 'a', preguntas: questions(...first) }),
    aSection({ id: 'b', orden: 1, repetible: true, mostrarSi: shown[0], preguntas: questions(...rows) }),
    aSection({
      ...{ id: 'c', orden: 2 },
      conditions: branches.map((one, order) =>
        aBranch({
          id: `c${order}`,
          order,
          mostrarSi: order === 0 ? shown[1] : '',
          questions: questions(one),
        }),
      ),
    }),
    aSection({ id: 'd', orden: 3, mostrarSi: shown[2], preguntas: questions(...last) }),
  ])

export const WITH_ROWS = 3
/** The answer with three rows and both branches checked. */
export const begun = (secciones: Section[]): Section[] =>
  withRules(
    startSections(secciones, CLOCK).map((section) => ({
      ...section,
      seccionesRepetibles: section.repetible
        ? Array.from({ length: WITH_ROWS - 1 }, (_, orden) => ({ orden, preguntas: section.preguntas }))
        : [],
      conditions: section.conditions.map((branch) => ({ ...branch, checked: true })),
    })),
    BEGUN,
  )

export interface Said {
  question: number
  row: number
  text: string
}
export const said: fc.Arbitrary<Said> = fc.record({
  question: fc.nat(SIZE - 1),
  row: fc.nat(WITH_ROWS - 1),
  text: fc.constantFrom('', '0', '1', '2', '3', '4'),
})

export function pathOf({ question: index, row }: Said): QuestionPath {
  const place = { row: 0, repetition: 0, condition: null, question: index % 2 }
  if (index < 2) return { ...place, section: 0 }
  if (index < 4) return { ...place, section: 1, row }
  return index < 6 ? { ...place, section: 2, condition: index - 4, question: 0 } : { ...place, section: 3 }
}

export const answer = (secciones: Section[], one: Said): Section[] => {
  const path = pathOf(one)
  const isCalculated = secciones.length > 0 && questionOf(secciones, path)?.calculo !== ''
  return isCalculated ? secciones : setResponse(secciones, path, { respuesta: one.text })
}
function questionOf(
  secciones: Section[],
  { section, condition, question: at }: QuestionPath,
): Question | undefined {
  const one = secciones[section]
  return condition === null ? one?.preguntas[at] : one?.conditions[condition]?.questions[at]
}

/** Everything that the rules decided, by place. */
export const outcome = (secciones: Section[]) => ({
  asked: askedIn(secciones).map(({ path, isRequired, response }) => [
    ...[pathKey(path), isRequired, response.respuesta, response[OUTCOME]?.failing ?? []],
    response[OUTCOME]?.beyond ?? '',
  ]),
})
