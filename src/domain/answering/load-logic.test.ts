import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOption, aQuestion, aSection, aSignature, aVersion, CLOCK } from '../../testing/builders'
import { DATA_TYPE } from '../form/question'
import { DIGIT_FUNCTIONS } from '../logic/seldom'

const CHECK_DIGITS = '../logic/check-digits'
const PATTERNS = '../logic/patterns'
const FUNCTIONS = '../logic/seldom-functions'
const ROWS = '../logic/row-functions'
/** What stands in one file with what draws checks. */
const CHECKS = '../form-logic/with-checks'
const CHOICES = '../form-logic/with-choices'
const SHAPES = '../form-logic/with-rows'
const FILES = [CHECK_DIGITS, PATTERNS, FUNCTIONS, ROWS, CHECKS, CHOICES, SHAPES]
const BEGUN = '2026-10-05'

/** A form that asks for a number and shows a second question when a formula of it is true. */
const formThat = (mostrarSi: string) => [
  aSection({
    id: 's1',
    preguntas: [
      aQuestion({ id: 'q1', tipoDato: DATA_TYPE.text }),
      aQuestion({ id: 'q2', tipoDato: DATA_TYPE.text, mostrarSi }),
    ],
  }),
]

/** The modules of a page that was just opened. */
async function openedPage() {
  const [{ loadLogic, logicOf, withRules }, { startSections }, { setResponse }, { askedIn }] =
    await Promise.all([
      import('./logic'),
      import('./start'),
      import('../answer/fill'),
      import('../answer/view'),
    ])
  const asked = (secciones: ReturnType<typeof formThat>, respuesta: string): number => {
    const path = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    return askedIn(withRules(setResponse(startSections(secciones, CLOCK), path, { respuesta }), BEGUN)).length
  }
  return { loadLogic, logicOf, asked }
}

const loads = vi.fn<(name: string) => void>()
/** The file that the network does not bring now. */
let lost = ''

beforeEach(() => {
  vi.resetModules()
  loads.mockClear()
  for (const name of FILES)
    vi.doMock(name, async (original) => {
      loads(name)
      if (lost === name) throw new Error('Failed to fetch dynamically imported module')
      return original()
    })
})
afterEach(() => {
  FILES.forEach((name) => vi.doUnmock(name))
  vi.resetModules()
})

it.each([
  ['is_dni({{q1}})', '12.345.678', CHECK_DIGITS],
  ['is_cuit({{q1}})', '20-12345678-6', CHECK_DIGITS],
  ['is_iban({{q1}})', 'ES91 2100 0418 4502 0005 1332', CHECK_DIGITS],
  [String.raw`matches({{q1}}, '\\d{4}')`, '5000', PATTERNS],
  ['year(add_days("2019-12-31", number({{q1}}))) = 2020', '1', FUNCTIONS],
  ['is_phone({{q1}})', '351 555 0199', FUNCTIONS],
  ['max(if({{q1}} = "Ana", 3, 1), 2) = 3', 'Ana', ROWS],
])(
  'LOGIC-14 %s loads what it calls, and nothing else, before it is worked out',
  async (rule, right, name) => {
    const form = formThat(rule)
    const { loadLogic, asked } = await openedPage()
    await loadLogic(form)
    expect(loads.mock.calls).toEqual([[name]])
    expect([asked(form, right), asked(form, 'x')]).toEqual([2, 1])
  },
)

it('LOGIC-14 rules that call none of it load none of it', async () => {
  const form = formThat('if(is_blank({{q1}}), false, not ({{q1}} in ("x", "y"))) and {{q1}} != "z"')
  const { loadLogic, asked } = await openedPage()
  await loadLogic(form)
  expect(loads).not.toHaveBeenCalled()
  expect([asked(form, 'Ana'), asked(form, 'y')]).toEqual([2, 1])
})

it.each(DIGIT_FUNCTIONS)('LOGIC-14 no rule is worked out without %s', async (name) => {
  const { loadLogic, asked } = await openedPage()
  await loadLogic(formThat('{{q1}} = "x"'))
  const form = formThat(`${name}({{q1}})`)
  expect(() => asked(form, '12345678')).toThrow('before digits are loaded')
  await loadLogic(form)
  expect(asked(form, 'x')).toBe(1)
})

it('LOGIC-14 a word that no rule calls loads nothing', async () => {
  const { loadLogic, asked } = await openedPage()
  const form = formThat('{{q1}} in ("sum", "any day", "age")')
  await loadLogic(form)
  expect(loads).not.toHaveBeenCalled()
  expect(asked(form, 'any day')).toBe(2)
})

const aCheck = { id: 'v', regla: 'true', mensaje: 'x', tipo: 'error' as const }
const asking = (question: Parameters<typeof aQuestion>[0]) =>
  formThat('{{q1}} = "x"').map((section) => ({
    ...section,
    preguntas: [...section.preguntas, aQuestion({ id: 'q3', ...question })],
  }))

it.each([
  ['checks an answer', asking({ validaciones: [aCheck] }), [CHECKS]],
  ['calculates one', asking({ calculo: '{{q1}}' }), [CHECKS]],
  ['asks which other one', asking({ opciones: [anOption(0, { otra: true })] }), [CHECKS]],
  ['checks a section', [aSection({ id: 's1', validaciones: [aCheck] })], [CHECKS]],
  ['counts rows', [aSection({ id: 's1', repetible: true, minimo: '2' })], [CHECKS, SHAPES]],
  ['offers options by rules', asking({ opciones: [anOption(0, { mostrarSi: 'true' })] }), [CHOICES]],
  ['offers what another one decides', asking({ filtroOpciones: '{{q1}} = "x"' }), [CHOICES]],
  ['asks a question again', asking({ repetible: true }), [SHAPES]],
  ['has branches', asking({}).map((section) => ({ ...section, conditionalSection: true })), [SHAPES]],
])(
  'LOGIC-14 a form that %s has what that needs before it opens, or does not open',
  async (_, form, needed) => {
    const { loadLogic } = await openedPage()
    lost = needed[0] ?? ''
    await expect(loadLogic(form)).rejects.toThrow()
    lost = ''
    await loadLogic(form)
    expect(new Set(loads.mock.calls.flat())).toEqual(new Set(needed))
  },
)

it('LOGIC-14 no rule is read without what goes over rows', async () => {
  const { loadLogic, logicOf } = await openedPage()
  await loadLogic(formThat('{{q1}} = "x"'))
  expect(() => logicOf(formThat('max(length({{q1}}), 2) = 2'))).toThrow('before rows are loaded')
})

it('LOGIC-14 no rule is read without its pattern', async () => {
  const { loadLogic, logicOf } = await openedPage()
  await loadLogic(formThat('{{q1}} = "x"'))
  expect(() => logicOf(formThat('matches({{q1}}, "a+")'))).toThrow('before patterns are loaded')
})

it.each([
  [CHECK_DIGITS, 'is_dni({{q1}})', '12345678'],
  [PATTERNS, 'matches({{q1}}, "a+")', 'aa'],
  [FUNCTIONS, 'upper({{q1}}) = "ANA"', 'Ana'],
  [ROWS, 'min(if({{q1}} = "Ana", 1, 3), 2) = 1', 'Ana'],
])(
  'LOGIC-14 when %s does not arrive the form does not open, and it does when it arrives',
  async (name, rule, right) => {
    const form = formThat(rule)
    const { loadLogic, asked } = await openedPage()
    lost = name
    await expect(loadLogic(form)).rejects.toThrow()
    expect(() => asked(form, right)).toThrow('loaded')
    lost = ''
    await loadLogic(form)
    expect(asked(form, right)).toBe(2)
  },
)

it.each([
  ['its title', { titulo: 'Ayuda para {{q1}}' }],
  ['its description', { descripcion_en: 'For {{q1}}' }],
  ['the title of a signature', { signatures: [aSignature({ title: 'Firma de {{q1}}' })] }],
])(
  'LOGIC-12 LOGIC-14 a form without rules that says an answer in %s loads what says it',
  async (_, words) => {
    const secciones = [aSection({ preguntas: [aQuestion({ id: 'q1', respuesta: 'Ana' })] })]
    const version = aVersion({ secciones, ...words })
    const [{ loadLogic, withPipedText }, { localized }] = await Promise.all([
      import('./logic'),
      import('../language'),
    ])
    const said = () => {
      const form = withPipedText(version, () => secciones)
      const [signature] = form.signatures
      const texts = [localized(form, 'titulo', 'es'), localized(form, 'descripcion', 'en')]
      return [...texts, signature ? localized(signature, 'title', 'es') : ''].join(' ')
    }
    // Nobody else loads it.
    await loadLogic(secciones, aVersion({ secciones }))
    expect(said()).toContain('…')
    await loadLogic(secciones, version)
    expect(said()).toMatch(/ (de|para|For) Ana/iu)
  },
)
