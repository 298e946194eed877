/** What several parts ask for together, against every filling of small forms. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { installLogic, withRules } from '../../answering/logic'
import { questionProblem } from '../../answer/problems'
import { askedIn } from '../../answer/view'
import { failingChecks, isHidden, OUTCOME } from '../../form/outcome'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aSection, questions, TYPED } from '../../../testing/builders'
import * as logic from '../logic'
import { check } from '../testing/filling'
import type { Party } from './finding'
import { proven } from './findings'

installLogic(logic)
const TODAY = '2026-10-05'

const told = (...secciones: Section[]) => {
  const { findings, undecided } = proven(secciones, TODAY)
  return {
    found: findings.map(({ code, among = [] }) =>
      [code, ...among.map(({ part, by, of }) => [part.definition.id, of || by].join('.'))].join(' '),
    ),
    undecided: undecided.map(({ rule }) => rule.part.definition.id),
  }
}
const fine = { found: [], undecided: [] }
const exclude = (...among: string[]) => ({ found: [['checksExclude', ...among].join(' ')], undecided: [] })

const a = (given: Partial<Question> = {}) => ({ id: 'a', ...TYPED.integer, ...given })
const b = (given: Partial<Question> = {}) => ({ id: 'b', ...TYPED.integer, ...given })
const own = (regla: string, id = 'v'): Partial<Question> => ({ validaciones: [check(regla, { id })] })
const page = (checks: Section['validaciones'], ...given: Partial<Question>[]) =>
  aSection({ id: 's', validaciones: checks, preguntas: questions(...given) })
const [more, less] = [check('{{a}} > 10', { id: 'more' }), check('{{a}} < 5', { id: 'less' })]
const ofForm = { delFormulario: true }

describe('what stands against each other in several parts', () => {
  it('LOGIC-07 two checks of a section', () => {
    expect(told(page([more, less], a()))).toEqual(exclude('s.more', 's.less'))
    expect(told(page([more, { ...less, tipo: 'aviso' }], a()))).toEqual(fine)
  })

  it('LOGIC-07 two checks of the form, whichever sections they stand with', () => {
    const away = aSection({
      id: 't',
      orden: 1,
      mostrarSi: '{{a}} > 7',
      validaciones: [{ ...less, ...ofForm }],
    })
    expect(told(page([{ ...more, ...ofForm }], a()), away)).toEqual(exclude('s.more', 't.less'))
    // A check of a section waits where that is not asked.
    expect(told(page([more], a()), { ...away, mostrarSi: '{{a}} < 3', validaciones: [less] })).toEqual(fine)
  })

  it('LOGIC-07 a check of a section beside the most of a question, or its own check', () => {
    const late = check('{{a}} > 20', { id: 'late' })
    expect(told(page([late], a({ maximo: '10' })))).toEqual(exclude('s.late', 'a.maximo'))
    expect(told(page([late], a(own('{{a}} < 10'))))).toEqual(exclude('s.late', 'a.v'))
    expect(told(page([late], a({ maximo: '21' })))).toEqual(fine)
  })

  it('LOGIC-07 checks of two questions that name each other', () => {
    expect(told(page([], a(own('{{a}} > {{b}}')), b(own('{{b}} > {{a}}'))))).toEqual(exclude('a.v', 'b.v'))
    expect(told(page([], a(own('{{a}} >= {{b}}')), b(own('{{b}} >= {{a}}'))))).toEqual(fine)
    // Each of them can be answered alone.
    expect(told(page([], a(own('is_blank({{b}})')), b(own('is_blank({{a}})'))))).toEqual(fine)
  })

  it('LOGIC-07 three days in a ring, and two numbers with their sum', () => {
    const day = (id: string, after: string) => ({ id, ...TYPED.date, ...own(`{{${id}}} > {{${after}}}`) })
    expect(told(page([], day('x', 'y'), day('y', 'z'), day('z', 'x')))).toEqual(exclude('x.v', 'y.v', 'z.v'))
    const sum = check('{{a}} + {{b}} < 6', { id: 'sum' })
    const least = { minimo: '3' }
    expect(told(page([sum], a(least), b(least)))).toEqual(exclude('s.sum', 'a.minimo', 'b.minimo'))
    expect(told(page([{ ...sum, regla: '{{a}} + {{b}} <= 6' }], a(least), b(least)))).toEqual(fine)
  })

  it('LOGIC-07 what closes the form to everybody who may answer', () => {
    const closing = check('{{a}} >= 0', { id: 'closed', tipo: 'cierre' })
    expect(told(page([closing], a({ minimo: '0' })))).toEqual(exclude('s.closed', 'a.minimo'))
    expect(told(page([closing], a({ required: true })))).toEqual(exclude('s.closed', 'a.required'))
    expect(told(page([{ ...closing, regla: '{{a}} > 0' }], a({ minimo: '0' })))).toEqual(fine)
  })

  it('LOGIC-07 rows: what a row asks for together, and not what another row does', () => {
    const list = (first: string, second: string) =>
      aSection({
        ...{ id: 'list', repetible: true },
        preguntas: questions(a(own(first)), b(own(second))),
      })
    expect(told(list('{{a}} > {{b}}', '{{b}} > {{a}}'))).toEqual(exclude('a.v', 'b.v'))
    expect(told(list('{{a}} > {{b}}', 'sum({{b}}) > {{a}}')).found).toEqual([])
  })

  it('LOGIC-07 what was not found out is counted', () => {
    const product = check('{{a}} * {{b}} = 7919', { id: 'product' })
    expect(told(page([product], a({ minimo: '2' }), b({ minimo: '2' })))).toEqual({
      found: [],
      undecided: ['s', 'a', 'b'],
    })
  })
})

const RULES = [
  ...['{{a}} > 3', '{{a}} < 2', '{{a}} >= {{b}}', '{{b}} > {{a}}', '{{a}} + {{b}} < 4', '{{a}} = {{b}}'],
  ...['{{b}} < 3', '{{b}} - {{a}} >= 2', 'is_blank({{a}})', 'not is_blank({{b}})', '{{a}} < 4 or {{y}}'],
  ...['{{y}}', 'not {{y}}', '{{a}} > 1 and {{b}} > 1', 'not ({{a}} > 2 or {{b}} > 2)', '{{t}} > 5'],
  ...['coalesce({{b}}, 0) < 3', '{{t}} < {{a}}', 'if({{y}}, {{a}} > 3, {{a}} < 1)'],
]
const rule = fc.constantFrom(...RULES)
const maybe = <T>(one: fc.Arbitrary<T>, none: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, one)
const bound = maybe(fc.constantFrom('0', '1', '2', '4', '{{b}}'), '')
const ofB = maybe(fc.constantFrom('1', '3', '{{a}}', '{{a}} + 1'), '')

const form = fc
  .record({
    ...{ own: maybe(rule, ''), others: maybe(rule, ''), closing: maybe(rule, '') },
    ...{ least: bound, most: bound, leastOfB: ofB, mostOfB: ofB },
    ...{ isRequired: fc.boolean(), isOtherRequired: fc.boolean() },
    shown: maybe(fc.constantFrom('{{y}}', 'not {{y}}'), ''),
    away: maybe(fc.constantFrom('{{y}}', '{{a}} > 2'), ''),
    checks: fc.array(rule, { maxLength: 2 }),
    awayChecks: fc.array(fc.tuple(rule, fc.boolean()), { maxLength: 2 }),
  })
  .map((one): Section[] => {
    const checked = (regla: string) => (regla === '' ? {} : own(regla))
    return [
      aSection({
        id: 's',
        preguntas: questions(
          { id: 'y', ...TYPED['yes-no'] },
          a({ minimo: one.least, maximo: one.most, required: one.isRequired, ...checked(one.own) }),
          b({
            ...{ minimo: one.leastOfB, maximo: one.mostOfB, required: one.isOtherRequired },
            ...{ mostrarSi: one.shown, ...checked(one.others) },
          }),
          { id: 't', ...TYPED.integer, calculo: '{{a}} + {{b}}' },
        ),
        validaciones: [
          ...one.checks.map((regla, at) => check(regla, { id: `s${at}` })),
          ...(one.closing === '' ? [] : [check(one.closing, { id: 'closing', tipo: 'cierre' })]),
        ],
      }),
      aSection({
        ...{ id: 'away', orden: 1, mostrarSi: one.away, preguntas: questions({ id: 'z' }) },
        validaciones: one.awayChecks.map(([regla, delFormulario], at) =>
          check(regla, { id: `w${at}`, ...(delFormulario && ofForm) }),
        ),
      }),
    ]
  })

const NUMBERS = ['', '0', '1', '2', '3', '4', '5', '6', '7']

/** Every way to fill the form in. */
function fillings(secciones: Section[]): Section[][] {
  return NUMBERS.flatMap((one) =>
    NUMBERS.flatMap((other) =>
      ['', 'true', 'false'].map((y) => {
        const said: Partial<Record<string, string>> = { a: one, b: other, y }
        return withRules(
          secciones.map((section) => ({
            ...section,
            preguntas: section.preguntas.map((each) => ({ ...each, respuesta: said[each.id] ?? '' })),
          })),
          TODAY,
        )
      }),
    ),
  )
}

interface Constraint extends Omit<Party, 'part'> {
  id: string
  isOfForm: boolean
}

/** Everything that stands against an answer. */
const constraintsOf = (secciones: Section[]): Constraint[] =>
  secciones.flatMap(({ id, validaciones, preguntas }) => [
    ...validaciones.map((one): Constraint => ({
      ...{ id, by: 'validacion', of: one.id, isOfForm: one.delFormulario === true },
    })),
    ...preguntas.flatMap((question) => {
      const of = { id: question.id, of: '', isOfForm: false }
      return [
        ...question.validaciones.map((one): Constraint => ({ ...of, by: 'validacion', of: one.id })),
        ...(['minimo', 'maximo'] as const).flatMap((by): Constraint[] =>
          question[by] === '' ? [] : [{ ...of, by }],
        ),
        ...(question.required ? [{ ...of, by: 'required' } as const] : []),
      ]
    }),
  ])

/** How a filling stands to a constraint: it does not arise, it waits for an answer, or it passes or fails. */
function standingOf(filled: Section[], { id, by, of, isOfForm }: Constraint): 'away' | 'waits' | boolean {
  const section = filled.find((one) => one.id === id)
  if (section) {
    if (isHidden(section) && !isOfForm) return 'away'
    return !failingChecks(section).includes(of)
  }
  const asked = askedIn(filled).find(({ question }) => question.id === id)
  if (!asked) return 'away'
  const { response } = asked
  if (by === 'required') return questionProblem(asked) !== 'required'
  if (response.respuesta === '') return 'waits'
  if (by === 'minimo') return response[OUTCOME]?.beyond !== 'least'
  // What is below the least is told as that alone.
  if (by === 'maximo')
    return response[OUTCOME]?.beyond !== 'most' && !isBeyondBoth(asked.question, response.respuesta)
  return !failingChecks(response).includes(of)
}
const isBeyondBoth = (question: Question, answer: string): boolean => {
  const most = question[OUTCOME]?.most ?? ''
  return most !== '' && Number(answer) > Number(most)
}

/** Whether nothing that arises passes whole, and each of these is in the way of the others. */
function excludes(filled: readonly Section[][], among: readonly Constraint[]) {
  const standings = filled
    .map((one) => new Map(among.map((constraint) => [constraint, standingOf(one, constraint)])))
    .filter((all) => ![...all.values()].includes('away'))
  /** What comes of these where somebody answers something of what the rules of questions are about. */
  const outcomes = (held: readonly Constraint[]): boolean[] => {
    const ofQuestions = held.filter(isOfQuestion)
    return standings
      .filter((all) => ofQuestions.length === 0 || ofQuestions.some((one) => all.get(one) !== 'waits'))
      .map((all) => held.every((one) => all.get(one) !== false))
  }
  const whole = outcomes(among)
  const isNever = whole.length > 0 && !whole.includes(true)
  return isNever && among.every((one) => outcomes(among.filter((other) => other !== one)).includes(true))
}
const touches = ({ id, of, by }: Constraint, secciones: Section[]): string[] => {
  const [part] = secciones
    .flatMap((section) => [section, ...section.preguntas])
    .filter((one) => one.id === id)
  const formula =
    by === 'validacion'
      ? part?.validaciones.find((one) => one.id === of)?.regla
      : part?.[by === 'minimo' ? by : 'maximo']
  const names = [...(formula ?? '').matchAll(/\{\{(\w)/gu)].map(([, name]) => name ?? '')
  const itself = ['a', 'b'].includes(id) ? [id] : []
  return [...itself, ...names].flatMap((name) => (name === 't' ? ['t', 'a', 'b'] : [name]))
}
const isOfQuestion = ({ id, by }: Constraint): boolean => ['a', 'b', 't'].includes(id) && by !== 'required'

it('LOGIC-07 what is told of several parts of random forms is what every filling shows, and nothing else is', () => {
  let count = 0
  fc.assert(
    fc.property(form, (secciones) => {
      const { findings, undecided } = proven(secciones, TODAY)
      const filled = fillings(secciones)
      const constraints = constraintsOf(secciones)
      const isOf =
        ({ part, by, of }: Party) =>
        (one: Constraint) =>
          one.id === part.definition.id && one.by === by && (by !== 'validacion' || one.of === of)
      const involved = new Set<Constraint>()
      for (const { among = [] } of findings) {
        if (among.length === 0) continue
        count += 1
        const parties = among.flatMap((party) => constraints.filter(isOf(party)))
        expect(parties).toHaveLength(among.length)
        expect([parties, excludes(filled, parties)]).toEqual([parties, true])
        for (const one of parties) involved.add(one)
      }
      const open = (one: Constraint): boolean =>
        undecided.some(({ rule: { part, field, of } }) => isOf({ part, by: field, of })(one)) ||
        findings.some(
          ({ part, of, among }) => !among && part.definition.id === one.id && (of === '' || of === one.of),
        )
      const free = constraints.filter((one) => !involved.has(one) && !open(one))
      for (const [at, one] of free.entries())
        for (const other of free.slice(at + 1)) {
          const isOfOne = one.id === other.id && ['a', 'b'].includes(one.id)
          const isApart = touches(one, secciones).every((id) => !touches(other, secciones).includes(id))
          if (isOfOne || isApart) continue
          expect([one, other, excludes(filled, [one, other])]).toEqual([one, other, false])
        }
    }),
    { numRuns: 60 },
  )
  expect(count).toBeGreaterThan(5)
}, 120_000)
