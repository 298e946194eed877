/** Every finding against every filling of small forms, worked out by what answers are worked out with. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installLogic, withRules } from '../../answering/logic'
import { askedIn, viewOf } from '../../answer/view'
import { failingChecks, isHidden, OUTCOME } from '../../form/outcome'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aBranch, anAttachment, anOption, aSection, questions, TYPED } from '../../../testing/builders'
import * as logic from '../logic'
import { formRules } from '../form-rule'
import { proven } from './findings'

installLogic(logic)
const TODAY = '2026-10-05'
/** So many random forms instead, as `PROVEN_FORMS=200` asks. */
const RUNS = Number(process.env.PROVEN_FORMS ?? 0)

const ATOMS = [
  ...['{{n}} > 1', '{{n}} = 2', '{{n}} < 1', 'is_blank({{n}})', '{{n}} in (1, 2)', '{{n}} + 1 > 2'],
  ...[
    '{{y}}',
    '{{y}} = false',
    'is_blank({{y}})',
    'count_files({{y}}) > 0',
    'count_files({{y}}) = 0',
    '{{k}} = {{k:o0}}',
    '{{k}} != {{k:o1}}',
    'is_checked({{k:o2}})',
  ],
  ...['lookup({{k}}, "peso") > 1', 'lookup({{k}}, "zona") = "norte"', 'is_blank(lookup({{k}}, "peso"))'],
  ...['{{one}}', '{{two}}', '{{sec}}', '{{c}} > 1', '{{c}} = 3', '{{m}} >= 2', '{{n}} > {{m}}'],
  ...['coalesce({{m}}, {{n}}) > 2', 'if({{y}}, {{m}}, {{n}}) > 1', '{{z}} = "a"', 'length({{z}}) > {{m}}'],
]
const COLUMNS = ['peso = "1" and zona = "norte"', 'peso = "2,5"']
const CONSTANT = ['true', 'false']
const namesOf = (formula: string): string[] => [...formula.matchAll(/\{\{(\w+)/gu)].map(([, id]) => id ?? '')

/** Formulas over some names, so that no part depends on itself. */
const ruleOver = (...names: string[]): fc.Arbitrary<string> => {
  const atom = fc.constantFrom(
    ...ATOMS.filter((one) => namesOf(one).every((id) => names.includes(id))),
    ...CONSTANT,
  )
  const pair = (one: fc.Arbitrary<string>) =>
    fc
      .tuple(one, fc.constantFrom('and', 'or', 'and not'), one)
      .map(([left, word, right]) => `(${left}) ${word} (${right})`)
  return fc.oneof(atom, pair(atom), pair(pair(atom)))
}
const maybe = (rule: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), rule)

const form = fc
  .record({
    y: maybe(ruleOver('n')),
    k: maybe(ruleOver('n', 'y')),
    options: fc.tuple(maybe(ruleOver('n', 'y')), maybe(ruleOver('y')), fc.constant('')),
    sec: maybe(ruleOver('n', 'y', 'k')),
    single: fc.boolean(),
    one: maybe(ruleOver('y', 'k')),
    z: maybe(ruleOver('n', 'one', 'two')),
    c: fc.constantFrom('if({{y}}, 2, 0) + if({{one}}, 1, 0)', '{{n}} + 1', 'if({{sec}}, {{n}}, 3)'),
    m: maybe(ruleOver('c', 'y', 'sec')),
    checks: fc.array(ruleOver('m', 'c', 'n', 'y', 'k', 'two', 'z'), { maxLength: 2 }),
    required: maybe(ruleOver('y', 'c')),
    rows: fc.constantFrom(
      'if({{y}}, 1, 0)',
      '{{n}} - 2',

      'if({{y}} and {{n}} < 0, 2, 0)',
      '0.5',
      '2',
    ),
    minimo: fc.constantFrom('', '2', 'if({{y}}, 3, 1)', '{{n}}'),
    maximo: fc.constantFrom('', '1', 'if({{y}}, 2, 0)', 'if({{n}} > 1, {{n}}, 1)'),
  })
  .map(({ y, k, options, sec, single, one, z, c, m, checks, required, rows, minimo, maximo }): Section[] => [
    aSection({
      id: 'first',
      preguntas: questions(
        { id: 'n', ...TYPED.integer },
        { id: 'y', ...TYPED['yes-no'], mostrarSi: y, adjuntar: true },
        {
          ...{ id: 'k', ...TYPED['single-choice'], mostrarSi: k },
          opciones: options.map((mostrarSi, orden) =>
            anOption(orden, { id: `o${orden}`, mostrarSi, atributos: COLUMNS[orden] ?? '' }),
          ),
        },
      ),
    }),
    aSection({
      ...{ id: 'sec', orden: 1, mostrarSi: sec, conditionalSectionSingle: single },
      conditions: [
        aBranch({ id: 'one', mostrarSi: one, questions: questions({ id: 'z', mostrarSi: z }) }),
        aBranch({ id: 'two', order: 1, questions: [] }),
      ],
    }),
    aSection({
      ...{ id: 'last', orden: 2 },
      preguntas: questions(
        { id: 'c', ...TYPED.integer, calculo: c },
        {
          ...{ id: 'm', ...TYPED.integer, mostrarSi: m, obligatoriaSi: required },
          validaciones: checks.map((regla, at) => ({ id: `v${at}`, regla, mensaje: 'No', tipo: 'error' })),
        },
      ),
    }),
    aSection({
      id: 'r',
      orden: 3,
      repetible: true,
      filas: rows,
      minimo,
      maximo,
      preguntas: questions({ id: 'q' }),
    }),
  ])

const formRulesOf = fc.tuple(...[0, 1, 2].map(() => ruleOver('n', 'y', 'k', 'one', 'c')))

/** As many as the rules tell apart: two numbers above every border, so that neither is the only one left. */
const NUMBERS = ['', '0', '1', '2', '3', '4', '5']
const withAnswer = (one: Question, respuesta: string | undefined, isFiled: boolean): Question =>
  respuesta === undefined
    ? one
    : { ...one, respuesta, imagen: isFiled && one.adjuntar ? anAttachment() : null }

const BRANCHES = [[], ['one'], ['two'], ['one', 'two']]

/** Every way to fill the form in. */
function* fillings(secciones: Section[]): Generator<Section[]> {
  const isSingle = secciones[1]?.conditionalSectionSingle
  for (const n of NUMBERS)
    for (const y of ['', 'true', 'false'])
      for (const k of ['', '0', '1', '2'])
        for (const m of NUMBERS)
          for (const [checked, isFiled] of [false, true].flatMap((is) =>
            BRANCHES.map((ids) => [ids, is] as const),
          )) {
            if (isSingle && checked.length > 1) continue
            const said: Partial<Record<string, string>> = { n, y, k, m }
            const filled = secciones.map((section) => ({
              ...section,
              preguntas: section.preguntas.map((one) => withAnswer(one, said[one.id], isFiled)),
              conditions: section.conditions.map((one) => ({ ...one, checked: checked.includes(one.id) })),
            }))
            yield withRules(filled, TODAY)
          }
}

/** What the fillings show of each rule: whether it was true, and whether it was false. */
function seenIn(secciones: Section[], rules: readonly string[]) {
  const seen = new Map<string, Set<boolean>>()
  const see = (key: string, is: boolean): void => void seen.set(key, (seen.get(key) ?? new Set()).add(is))
  for (const filled of fillings(secciones)) {
    const { holds } = formRules(secciones, filled, TODAY)
    for (const rule of rules) see(`holds ${rule}`, holds(rule))
    const [, first = '', second = ''] = rules
    see('second', !holds(first) && holds(second))
    for (const { section, groups } of viewOf(filled)) {
      if (section.id === 'r') see('rows', !isHidden(section))
      const { least = '', most = '' } = section[OUTCOME] ?? {}
      if (section.id === 'r' && !isHidden(section))
        see('row bounds', least === '' || most === '' || Number(least) <= Number(most))
      see(`shown ${section.id}`, !isHidden(section))
      for (const branch of section.conditions)
        if (!isHidden(section)) see(`shown ${branch.id}`, !isHidden(branch))
      for (const { isAsked, branch } of groups)
        for (const one of isAsked ? (branch?.questions ?? section.preguntas) : [])
          see(`shown ${one.id}`, !isHidden(one))
    }
    for (const { question, isRequired } of askedIn(filled)) {
      const { id, opciones, respuesta } = question
      for (const option of opciones) see(`option ${option.id}`, !isHidden(option))
      if (id !== 'm') continue
      see('required', isRequired)
      const failing = failingChecks(question)
      for (const check of respuesta === '' ? [] : question.validaciones)
        see(`check ${check.id}`, !failing.includes(check.id))
      if (respuesta !== '') see('pass', failing.length === 0)
      if (isRequired) see('given', respuesta !== '' && failing.length === 0)
      expect(question[OUTCOME]?.isHidden).toBeUndefined()
    }
  }
  const never = (key: string, is: boolean): boolean => !seen.get(key)?.has(is)
  return {
    never,
    /** It arises, and is never that. */
    isNever: (key: string, is: boolean): boolean => never(key, is) && !never(key, !is),
  }
}

it(
  'LOGIC-07 what is told of random forms is what every filling shows, and nothing else is',
  () => {
    fc.assert(
      fc.property(form, formRulesOf, (secciones, rules) => {
        const [closing = '', first = '', second = ''] = rules
        const { findings, undecided, ofForm } = proven(secciones, TODAY, [], {
          closings: [{ regla: closing, mensaje: 'closing' }],
          initial: [
            { si: first, words: 'first', estado: '1' },
            { si: second, words: 'second', estado: '2' },
          ],
        })
        const told = new Set(
          findings.map(({ code, part, of }) => `${code} ${part.definition.id} ${of}`.trim()),
        )
        const open = new Set(undecided.map(({ rule }) => `${rule.part.definition.id} ${rule.of}`.trim()))
        const { never, isNever } = seenIn(secciones, rules)
        const expectTold = (
          finding: string,
          key: string,
          is: boolean,
          of = finding.split(' ')[1] ?? '',
        ): void => {
          if (told.has(finding)) expect([finding, never(key, is)]).toEqual([finding, true])
          else if (!open.has(of)) expect([finding, isNever(key, is)]).toEqual([finding, false])
        }
        for (const id of ['y', 'k', 'sec', 'one', 'z', 'm']) {
          expectTold(`neverShown ${id}`, `shown ${id}`, true)
          const isOther = !hasRule(secciones, id) || told.has(`ruleRepeated ${id}`)
          if (!isOther) expectTold(`alwaysShown ${id}`, `shown ${id}`, false)
        }
        for (const id of ['o0', 'o1']) expectTold(`optionNever k ${id}`, `option ${id}`, true, `k ${id}`)
        const ofRules = ofForm.findings.map(({ code, words }) => `${code} ${words}`)
        const isOpen = (of: 'closings' | 'initial'): boolean => ofForm.undecided.includes(of)
        const expectRule = (finding: string, is: boolean, of: 'closings' | 'initial'): void => {
          if (ofRules.includes(finding) || !isOpen(of))
            expect([finding, ofRules.includes(finding)]).toEqual([finding, is])
        }
        expectRule('closingNever closing', never(`holds ${closing}`, true), 'closings')
        expectRule('closingAlways closing', never(`holds ${closing}`, false), 'closings')
        expectRule('initialRuleNever first', never(`holds ${first}`, true), 'initial')
        expectRule('initialRuleNever second', never('second', true), 'initial')
        expectTold('rowsNever r', 'rows', true)
        if (!told.has('rowsNever r')) expectTold('rowsContradict r', 'row bounds', true)
        const isRuled = secciones[2]?.preguntas[1]?.obligatoriaSi !== ''
        if (isRuled && !told.has('requiredImpossible m')) {
          expectTold('requiredNever m', 'required', true)
          expectTold('requiredAlways m', 'required', false)
        }
        if ([...open].some((key) => key.startsWith('m v'))) return
        expectTold('requiredImpossible m', 'given', true)
        if (told.has('requiredImpossible m')) return
        const checks = secciones[2]?.preguntas[1]?.validaciones ?? []
        for (const { id } of checks) expectTold(`noValuePasses m ${id}`, `check ${id}`, true)
        const isAlone = checks.length < 2 || checks.some(({ id }) => told.has(`noValuePasses m ${id}`))
        if (!isAlone) expectTold('checksContradict m', 'pass', true)
      }),
      { numRuns: RUNS || 14 },
    )
  },
  Math.max(120_000, RUNS * 5_000),
)

const hasRule = (secciones: Section[], id: string): boolean =>
  secciones.some(
    ({ id: own, mostrarSi, preguntas, conditions }) =>
      (own === id && mostrarSi !== '') ||
      [...preguntas, ...conditions, ...conditions.flatMap((one) => one.questions)].some(
        (one) => one.id === id && one.mostrarSi !== '',
      ),
  )
