/** Random forms with rules, and random answers to them. */
import fc from 'fast-check'
import '../every-part'
import { setResponse } from '../../answer/fill'
import { installLogic, withRules } from '../../answering/logic'
import { pathKey, type QuestionPath } from '../../answer/path'
import { startSections } from '../../answering/start'
import { askedIn } from '../../answer/view'
import { kindOf } from '../../form/kinds'
import { OUTCOME } from '../../form/outcome'
import type { Question, Response } from '../../form/question'
import type { Section } from '../../form/section'
import { aBranch, aSection, CLOCK, questions } from '../../../testing/builders'
import * as logic from '../logic'
import {
  boundedAs,
  KIND_NAMES,
  KINDS,
  MOST_ANSWERS,
  questionOf,
  saidOf,
  saidOfRows,
  valueFormula,
  type KindName,
  type Named,
} from './random-kinds'

installLogic(logic)

export const BEGUN = '2026-10-05'
const SIZE = 8
const MOST_ROWS = 12
const LISTED = [2, 3]

type Formulas = fc.Arbitrary<string>
/** What a rule may name: as one answer, and as those of all rows. */
interface Names {
  free: readonly Named[]
  listed: readonly Named[]
}

/** A formula that names some of the questions; those that come later name earlier ones only, so there is no circle. */
function ruleOver({ free, listed }: Names): Formulas {
  const atom = fc.oneof(fc.constant('1 < 2'), ...free.flatMap(saidOf), ...saidOfRows(listed))
  const nested = fc.letrec<{ rule: string }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      atom,
      fc
        .tuple(tie('rule'), fc.constantFrom('and', 'or'), tie('rule'))
        .map(([one, word, other]) => `(${one}) ${word} (${other})`),
      tie('rule').map((one) => `not (${one})`),
      fc.tuple(tie('rule'), tie('rule'), tie('rule')).map((parts) => `if(${parts.join(', ')})`),
    ),
  }))
  return nested.rule
}

const maybe = (rule: Formulas): Formulas => fc.oneof(fc.constant(''), rule)
const seldom = (rule: Formulas): Formulas =>
  fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, { arbitrary: rule, weight: 1 })

/** A question with rules over what comes before it. */
function aRuledQuestion(own: Named, names: Names): fc.Arbitrary<Partial<Question>> {
  const { id, kind } = own
  const { free, listed } = names
  const rule = ruleOver(names)
  const value = (is: (typeof KINDS)[KindName]['is']) => valueFormula(is, own, free, listed, rule)
  const bounded = boundedAs(kind)
  const bound = bounded ? seldom(value(bounded)) : fc.constant('')
  return fc
    .record({
      ...{ mostrarSi: maybe(rule), obligatoriaSi: maybe(rule), minimo: bound, maximo: bound },
      calculo: seldom(value(KINDS[kind].is)),
      valorInicial: maybe(value(KINDS[kind].is)),
      regla: maybe(ruleOver({ free: [...free, own], listed })),
    })
    .map(({ regla, ...rules }) => ({
      ...{ id, ...questionOf(kind), ...rules },
      validaciones: regla === '' ? [] : [{ id: 'v', regla, mensaje: '', tipo: 'error' }],
    }))
}

/** How many rows the repeatable section is filled in with; its form says it. */
export const rowsWanted = (secciones: readonly Section[]): number => Number(secciones[1]?.descripcion ?? 0)

/** A simple section, one with rows, and one with two branches. */
export const form: fc.Arbitrary<Section[]> = fc
  .array(fc.constantFrom(...KIND_NAMES), { minLength: SIZE, maxLength: SIZE })
  .chain((kinds) => {
    const named = kinds.map((kind, index): Named => ({ id: `n${index}`, kind }))
    /** What stands before a question, as it is seen from within the rows or from outside of them. */
    const before = (upTo: number, inRow = false): Names => ({
      free: named.filter((_, index) => index < upTo && (inRow || !LISTED.includes(index))),
      listed: inRow ? [] : named.filter((_, index) => index < upTo && LISTED.includes(index)),
    })
    const at = (index: number) => {
      const own = named[index] ?? { id: '', kind: 'text' }
      return aRuledQuestion(own, before(index, LISTED.includes(index)))
    }
    const shownBefore = (index: number) => maybe(ruleOver(before(index)))
    return fc
      .record({
        ...{ first: fc.tuple(at(0), at(1)), rows: fc.tuple(at(2), at(3)) },
        ...{ branches: fc.tuple(at(4), at(5)), last: fc.tuple(at(6), at(7)) },
        shown: fc.tuple(shownBefore(2), shownBefore(4), shownBefore(6)),
        count: fc.oneof(fc.nat(3), fc.nat(MOST_ROWS)),
      })
      .map(({ first, rows, branches, last, shown, count }): Section[] => [
        aSection({ id: 'a', preguntas: questions(...first) }),
        aSection({
          ...{ id: 'b', orden: 1, repetible: true, puedeEstarVacia: true, descripcion: String(count) },
          ...{ mostrarSi: shown[0], preguntas: questions(...rows) },
        }),
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
  })

/** The answer with all of its rows and both branches checked. */
export const begun = (secciones: Section[]): Section[] =>
  withRules(
    startSections(secciones, CLOCK).map((section) => ({
      ...section,
      vacia: section.repetible && rowsWanted(secciones) === 0,
      seccionesRepetibles: section.repetible
        ? Array.from({ length: Math.max(0, rowsWanted(secciones) - 1) }, (_, orden) => ({
            ...{ orden, preguntas: section.preguntas },
          }))
        : [],
      conditions: section.conditions.map((branch) => ({ ...branch, checked: true })),
    })),
    BEGUN,
  )

export interface Said {
  question: number
  row: number
  /** Which of the answers of its kind. */
  pick: number
}
export const said: fc.Arbitrary<Said> = fc.record({
  question: fc.nat(SIZE - 1),
  row: fc.oneof(fc.nat(2), fc.nat(MOST_ROWS - 1)),
  pick: fc.nat(MOST_ANSWERS - 1),
})

export function pathOf({ question: index, row }: Said): QuestionPath {
  const place = { row: 0, repetition: 0, condition: null, question: index % 2 }
  if (index < 2) return { ...place, section: 0 }
  if (index < 4) return { ...place, section: 1, row }
  return index < 6 ? { ...place, section: 2, condition: index - 4, question: 0 } : { ...place, section: 3 }
}

function answerTo(question: Question, pick: number): Pick<Response, 'respuesta' | 'opciones'> {
  const kind = KIND_NAMES.find((name) => name === kindOf(question)) ?? 'text'
  const { answers } = KINDS[kind]
  const text = answers[pick % answers.length] ?? ''
  if (kind !== 'multiple-choice') return { respuesta: text, opciones: question.opciones }
  const ticks = text.split(' ')
  return {
    respuesta: '',
    opciones: question.opciones.map((one) => ({ ...one, checked: ticks.includes(String(one.orden)) })),
  }
}

/** The question, where it can be answered: there are so many rows, and it is not worked out. */
const openAt = (secciones: Section[], given: Said): Question | null => {
  const { section, condition, question: at, row } = pathOf(given)
  const one = secciones[section]
  const question = condition === null ? one?.preguntas[at] : one?.conditions[condition]?.questions[at]
  const rows = one?.repetible ? (one.vacia ? 0 : 1 + one.seccionesRepetibles.length) : 1
  return question && row < rows && question.calculo === '' ? question : null
}

export const answer = (secciones: Section[], one: Said): Section[] => {
  const question = openAt(secciones, one)
  return question ? setResponse(secciones, pathOf(one), answerTo(question, one.pick)) : secciones
}

/** What was answered, in one text. */
export const givenBy = (response: Pick<Response, 'respuesta' | 'opciones'>): string =>
  `${response.respuesta}|${response.opciones.flatMap((one) => (one.checked ? one.id : [])).join(' ')}`

/** Everything that the rules decided, by place. */
export const outcome = (secciones: Section[]) => ({
  asked: askedIn(secciones).map(({ path, isRequired, response }) => [
    ...[pathKey(path), isRequired, givenBy(response), response[OUTCOME]?.failing ?? []],
    response[OUTCOME]?.beyond ?? '',
  ]),
})
