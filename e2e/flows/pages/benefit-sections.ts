/** The form of `benefit.ts` as it is stored once somebody has built it. */
import { withBelonging, dependingOn } from '../../../src/domain/form-logic/depending'
import { typedFormula } from '../../../src/domain/form-logic/typed'
import { CHECK_TYPES, type Check } from '../../../src/domain/form/check'
import type { Question } from '../../../src/domain/form/question'
import type { Section } from '../../../src/domain/form/section'
import { BENEFIT, MENDED, SLIP, type Rule } from './benefit'

const SAID: Record<string, (name: string, value: string, option: string) => string> = {
  'es Sí': (name) => `{{${name}}}`,
  'es al menos': (name, value) => `{{${name}}} >= ${value}`,
  'no incluye': (name, _value, option) => `not is_checked({{${name}:${option}}})`,
}
const FIELD = {
  'Mostrar si': 'mostrarSi',
  'Obligatoria si': 'obligatoriaSi',
  'Se calcula': 'calculo',
} as const
const TYPE_WORDS = ['No se puede enviar', 'Se avisa y se puede seguir', 'La persona no puede seguir']

const formulaIn = (rule: Extract<Rule, { rule: string }>): string => {
  if ('formula' in rule) return rule.formula === SLIP ? MENDED : rule.formula
  const { part, operator, value = '', option } = rule.says
  return SAID[operator]?.(part, value, option?.words ?? '') ?? ''
}
const checksIn = (rules: readonly Rule[]): Check[] =>
  rules.flatMap((rule, at) =>
    'check' in rule
      ? {
          ...{ id: `v${at}`, regla: rule.check, mensaje: rule.message },
          tipo: CHECK_TYPES[TYPE_WORDS.indexOf(rule.type ?? '')] ?? 'error',
        }
      : [],
  )

/** What one rule makes of a question, whose names stand for ids later. */
function ruled(question: Question, rule: Rule, idOf: (title: string) => string): Question {
  const { opciones } = question
  const optionNamed = (name: string) => opciones.findIndex(({ texto }) => texto === name)
  if ('rule' in rule && rule.rule !== 'Cantidad de filas')
    return { ...question, [FIELD[rule.rule]]: formulaIn(rule) }
  if ('limit' in rule)
    return { ...question, [rule.limit === 'Mínimo' ? 'minimo' : 'maximo']: rule.formula ?? rule.value ?? '' }
  if ('empty' in rule) return { ...question, valorInicial: 'blank()' }
  if ('dependsOn' in rule) {
    const on = idOf(rule.dependsOn)
    // Steps are counted down a list that begins with «of none».
    const belonging = opciones.map((option, at) =>
      withBelonging(option, { question: on, option: `opcion-${(rule.belongs[at]?.[1] ?? 1) - 1}` }),
    )
    return { ...question, filtroOpciones: dependingOn(on), opciones: belonging }
  }
  if (!('option' in rule)) return question
  const at = optionNamed(rule.option)
  const [option] = opciones.slice(at, at + 1)
  if (!option) throw new Error(`no option ${rule.option}`)
  const own =
    'offer' in rule
      ? { mostrarSi: rule.offer }
      : rule.is === 'Pregunta cuál'
        ? { otra: true }
        : { exclusiva: true }
  return { ...question, opciones: opciones.with(at, { ...option, ...own }) }
}

/** Sections with every rule of `BENEFIT`, the contradiction mended; ids are `q` and numbers in the order of the form. */
export function benefitSections(): Section[] {
  const titles = BENEFIT.flatMap(({ asked }) => asked.map(({ question }) => question.titulo))
  const idOf = (title: string): string => `q${titles.indexOf(title)}`
  const sections = BENEFIT.map(({ section, rules, asked, after }, orden): Section => {
    const whole = [...rules, ...after].filter((rule) => 'rule' in rule)
    const own = (name: string): string => {
      const found = whole.find(({ rule }) => rule === name)
      return found ? formulaIn(found) : ''
    }
    return {
      ...{ ...section, id: `s${orden}`, orden },
      ...{
        mostrarSi: own('Mostrar si'),
        filas: own('Cantidad de filas'),
        validaciones: checksIn([...rules, ...after]),
      },
      preguntas: asked.map(({ question, rules: ofQuestion }, at) => ({
        ...ofQuestion.reduce((one, rule) => ruled(one, rule, idOf), {
          ...{ ...question, id: idOf(question.titulo), orden: at },
        }),
        validaciones: checksIn(ofQuestion),
      })),
    }
  })
  const typed = (formula: string): string => typedFormula(formula, sections)
  const checked = (checks: Check[]): Check[] => checks.map((one) => ({ ...one, regla: typed(one.regla) }))
  return sections.map((section) => ({
    ...{ ...section, titulo: typed(section.titulo), validaciones: checked(section.validaciones) },
    ...{ mostrarSi: typed(section.mostrarSi), filas: typed(section.filas) },
    preguntas: section.preguntas.map((question) => ({
      ...{ ...question, titulo: typed(question.titulo), validaciones: checked(question.validaciones) },
      ...{ mostrarSi: typed(question.mostrarSi), obligatoriaSi: typed(question.obligatoriaSi) },
      ...{ calculo: typed(question.calculo), maximo: typed(question.maximo) },
      opciones: question.opciones.map((option) => ({ ...option, mostrarSi: typed(option.mostrarSi) })),
    })),
  }))
}
