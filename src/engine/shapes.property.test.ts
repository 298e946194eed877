import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactDraft, compactSections } from '../domain/answering/compact'
import { contentFaults } from '../domain/answering/content'
import { responseAt } from '../domain/answer/fill'
import { adviceOf, installLogic, withRules } from '../domain/answering/logic'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import { tickOption } from '../domain/answer/picked'
import { closingOf, problemsOf } from '../domain/answer/problems'
import { startSections } from '../domain/answering/start'
import { askedIn } from '../domain/answer/view'
import { assembleSections } from '../domain/answering/whole'
import type { Check } from '../domain/form/check'
import { OUTCOME } from '../domain/form/outcome'
import type { Section } from '../domain/form/section'
import * as logic from '../domain/form-logic/logic'
import { localized } from '../domain/language'
import { aBranch, anOption, aSection, CLOCK, NOW, questions, TYPED } from '../testing/builders'
import { createAnswerEngine, type AnswerEngine } from './answer-engine'

installLogic(logic)

const BEGUN = '2026-10-05'
/** So many sequences of changes instead, as `LOGIC_FORMS=200000` asks. */
const RUNS = Number(process.env.LOGIC_FORMS ?? 0)
const TAKES_MS = Math.max(60_000, RUNS * 100)

const check = (id: string, regla: string, tipo: Check['tipo'] = 'error'): Check => ({
  ...{ id, regla, mensaje: 'm {{n}}', tipo },
})

/** Every kind of rule, over rows, branches and further answers. */
const FORM: Section[] = [
  aSection({
    id: 's',
    validaciones: [
      check('v1', '{{n}} <= count_checked({{m}}) + 5', 'aviso'),
      check('v2', '{{n}} > 7', 'cierre'),
      { ...check('v3', 'sum({{x}}) < 20'), delFormulario: true },
    ],
    preguntas: questions(
      { id: 'n', ...TYPED.integer },
      {
        ...{ id: 'o', ...TYPED['single-choice'], required: true },
        opciones: [
          anOption(0, { id: 'o0', mostrarSi: '{{n}} > 1' }),
          anOption(1, { id: 'o1', otra: true }),
          anOption(2, { id: 'o2', mostrarSi: '{{b0}}' }),
        ],
      },
      {
        ...{ id: 'm', ...TYPED['multiple-choice'], minimo: '{{n}} - 2' },
        filtroOpciones: 'attribute("t") = "x" or {{o}} = {{o:o1}}',
        opciones: [
          anOption(0, { id: 'm0', atributos: 't = "x"' }),
          anOption(1, { id: 'm1' }),
          anOption(2, { id: 'm2', exclusiva: true, atributos: 't = "x"' }),
        ],
      },
      {
        ...{ id: 'k', ...TYPED.integer, titulo: 'k {{o}}' },
        calculo: 'count_checked({{m}}) + count({{r}})',
      },
      {
        ...{ id: 'rep', ...TYPED.integer, repetible: true, mostrarSi: '{{k}} != 1', maximo: '{{n}}' },
        validaciones: [check('v4', '{{rep}} != {{n}}')],
      },
    ),
  }),
  aSection({
    ...{ id: 'r', orden: 1, repetible: true, filas: '{{n}} - 1' },
    preguntas: questions(
      { id: 'x', ...TYPED.integer, valorInicial: 'row_number() + {{k}}', minimo: '1' },
      { id: 'y', ...TYPED.integer, calculo: '{{x}} * 2 + sum({{rep}})', mostrarSi: '{{x}} > 2' },
    ),
  }),
  aSection({
    ...{ id: 'c', orden: 2, conditionalSection: true, mostrarSi: 'sum({{y}}) > 4 or {{n}} = 1' },
    conditions: [
      aBranch({ id: 'b0', questions: questions({ id: 'q', ...TYPED.integer, obligatoriaSi: '{{b1}}' }) }),
      aBranch({
        ...{ id: 'b1', order: 1, mostrarSi: '{{n}} < 5' },
        questions: questions({ id: 'p', ...TYPED.integer, validaciones: [check('v5', '{{p}} > {{q}}')] }),
      }),
    ],
  }),
  aSection({
    ...{ id: 'f', orden: 3, repetible: true, puedeEstarVacia: true, minimo: '{{p}}', maximo: '{{n}}' },
    preguntas: questions(
      { id: 'z', ...TYPED.integer, mostrarSi: 'row_number() > 1 or {{q}} > 1' },
      {
        ...{ id: 'w', ...TYPED['single-choice'], titulo: 'w {{z}}' },
        opciones: [anOption(0, { id: 'w0', mostrarSi: '{{z}} > 2' }), anOption(1, { id: 'w1' })],
      },
      { id: 'd', ...TYPED.date, valorInicial: 'add_days(today(), row_number())' },
      { id: 'fr', ...TYPED.integer, repetible: true, calculo: 'row_number() * 2' },
      { id: 'outer', ...TYPED.integer, calculo: '{{n}} + 1', mostrarSi: '{{n}} != 2' },
    ),
  }),
  aSection({
    ...{ id: 'e', orden: 4, mostrarSi: 'count({{z}}) > 1 or any({{w}} = {{w:w0}}) or max({{d}}) > today()' },
    preguntas: questions(
      { id: 'last', obligatoriaSi: 'is_checked({{m:m1}})' },
      { id: 'count', ...TYPED.integer, calculo: 'sum({{fr}}) + count({{f}})' },
      { id: 'sum', ...TYPED.integer, calculo: 'sum({{z}}) + sum({{outer}})' },
    ),
  }),
]

const at = (section: number, question: number, more: Partial<QuestionPath> = {}): QuestionPath => ({
  ...{ section, condition: null, row: 0, question, repetition: 0 },
  ...more,
})
const REPEATED = at(0, 4)
const NUMBERS = [
  at(0, 0),
  REPEATED,
  at(0, 4, { repetition: 1 }),
  ...[0, 1, 2].map((row) => at(1, 0, { row })),
  ...[0, 1].map((condition) => at(2, 0, { condition })),
  ...[0, 1, 2].map((row) => at(3, 0, { row })),
]
const PICKS = [at(0, 1), at(3, 1), at(3, 1, { row: 1 })]
const DAYS = [at(3, 2), at(3, 2, { row: 1 })]
const TICKED = at(0, 2)
const ROWS = 3

type Act = (engine: AnswerEngine) => void
const saying =
  (path: QuestionPath, respuesta: string): Act =>
  (engine) => {
    if (responseAt(engine.sections(), path)) engine.respond(path, { respuesta, porDefecto: undefined })
  }
/** Something that a person does; with its words, to tell what went wrong. */
const told = (words: string, act: Act) => ({ words, act })
const act = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom('', '0', '1', '2', '3', '4', '6', '9'))
    .map(([path, text]) => told(`${pathKey(path)} = ${text}`, saying(path, text))),
  fc
    .tuple(fc.constantFrom(...PICKS), fc.constantFrom('', '0', '1', '2'))
    .map(([path, text]) => told(`${pathKey(path)} = ${text}`, saying(path, text))),
  fc
    .tuple(fc.constantFrom(...DAYS), fc.constantFrom('', '2026-10-01', '2026-10-09'))
    .map(([path, text]) => told(`${pathKey(path)} = ${text}`, saying(path, text))),
  fc.nat(2).map((option) =>
    told(`tick ${option}`, (engine) => {
      const { opciones = [] } = responseAt(engine.sections(), TICKED) ?? {}
      engine.respond(TICKED, { opciones: tickOption(opciones, option, !opciones[option]?.checked) })
    }),
  ),
  fc
    .tuple(fc.nat(1), fc.boolean())
    .map(([branch, is]) => told(`branch ${branch} ${is}`, (engine) => engine.check(2, branch, is))),
  fc.constant(told('add row', (engine) => engine.addRow(ROWS))),
  fc.nat(2).map((row) => told(`remove row ${row}`, (engine) => engine.removeRow(ROWS, row))),
  fc.nat(2).map((row) =>
    told(`remove row ${row}, answer, undo`, (engine) => {
      const before = engine.sections()[ROWS]
      engine.removeRow(ROWS, row)
      saying(at(0, 0), '3')(engine)
      if (before) engine.restore(ROWS, before)
    }),
  ),
  fc.constant(told('further answer', (engine) => engine.addRepetition(REPEATED))),
  fc.constant(told('less answers', (engine) => engine.removeRepetition({ ...REPEATED, repetition: 1 }))),
)

const optionsOf = (opciones: readonly { id: string; checked: boolean }[]) =>
  opciones.flatMap(({ id, checked }) => (checked ? id : []))

/** Everything that the rules decided. */
const outcomeOf = (sections: Section[]) => ({
  asked: askedIn(sections).map(({ path, question, response, isRequired }) => [
    ...[pathKey(path), isRequired, response.respuesta, optionsOf(response.opciones)],
    ...[response[OUTCOME]?.failing ?? [], response[OUTCOME]?.beyond ?? '', question[OUTCOME]?.least ?? ''],
    question.opciones.map((option) => option[OUTCOME]?.isHidden === true),
    localized(question, 'titulo', 'es', question),
  ]),
  problems: problemsOf(sections).map(({ key, code }) => [key, code]),
  advice: adviceOf(sections).map(({ key }) => key),
  closing: closingOf(sections)?.id,
  stored: compactSections(sections),
})

const begunAnew = (): AnswerEngine =>
  createAnswerEngine(startSections(FORM, CLOCK), {
    ...{ now: () => NOW, timeZone: 'America/Argentina/Cordoba', begun: BEGUN },
  })

/** The same answers without anything that rules decided. */
const undecided = (sections: Section[]): Section[] => structuredClone(sections)

describe('an engine over random answers and changes of shape', () => {
  it(
    'LOGIC-04 LOGIC-14 comes after each to what everything worked out anew comes to, and so does the server',
    () => {
      fc.assert(
        fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
          const engine = begunAnew()
          for (const one of acts) {
            one.act(engine)
            const now = engine.sections()
            const outcome = outcomeOf(now)
            expect(outcomeOf(withRules(undecided(now), BEGUN, FORM)), one.words).toEqual(outcome)
            const { stored } = outcome
            expect(outcomeOf(assembleSections(FORM, stored, BEGUN)), one.words).toEqual(outcome)
            expect(outcomeOf(assembleSections(FORM, compactDraft(now), BEGUN)), one.words).toEqual(outcome)
            expect(contentFaults({ formId: 'f', secciones: FORM }, stored, BEGUN)).not.toContain('parts')
          }
        }),
        { numRuns: RUNS || 60 },
      )
    },
    TAKES_MS,
  )
})
