/** By what an option is offered, told of that option alone. */
import type { Option, Question } from '../form/question'
import type { Expression } from '../logic/expression'
import { namesIn } from '../logic/names'
import { parse } from '../logic/parse'
import { formulaOf } from '../logic/print'
import { isText } from '../logic/value'
import { attributesOf, type Attribute } from './attributes'
import { chainOf } from './sentence'

const NOWHERE = { from: 0, to: 0 }

const isAnswer = (at: Expression | undefined): boolean => at?.kind === 'reference' && at.option === null

const valueOf = ({ question, value }: Attribute): Expression =>
  question === null
    ? { kind: 'literal', value, ...NOWHERE }
    : { kind: 'reference', id: question, option: value, ...NOWHERE }

/** What a filter says with the attributes of an option in it; null where the option lacks one. */
function saidOf(at: Expression, attributes: readonly Attribute[]): Expression | null {
  if (at.kind !== 'call') return at
  const [first, second] = at.args
  if (at.name === 'attribute') {
    const name = first?.kind === 'literal' && isText(first.value) ? first.value : ''
    const attribute = attributes.find((one) => one.name === name)
    return attribute ? valueOf(attribute) : null
  }
  const args = at.args.flatMap((arg) => saidOf(arg, attributes) ?? [])
  if (args.length < at.args.length) return null
  // A sentence begins with the answer.
  const isTurned = (at.name === '=' || at.name === '!=') && !isAnswer(first) && isAnswer(second)
  return { ...at, args: isTurned ? args.toReversed() : args }
}

/** What a filter asks of the answers for one option: an alternative by attributes alone does not hold for one that is not offered. */
function filterOf({ filtroOpciones }: Question, { atributos }: Option): Expression[] {
  const { expression } = parse(filtroOpciones)
  const terms = (expression ? chainOf(expression, 'or') : [])
    .filter((term) => namesIn(term).length > 0)
    .map((term) => saidOf(term, attributesOf(atributos)))
  const said = terms.flatMap((term) => term ?? [])
  return said.length < terms.length || said.length === 0
    ? []
    : [said.reduce((left, right) => ({ kind: 'call', name: 'or', args: [left, right], ...NOWHERE }))]
}

/**
 * The formula by which an option that is not offered would be, without the attributes that its filter goes by; '' where
 * that cannot be said of the option alone.
 */
export function offeredIf(question: Question, option: Option): string {
  const own = parse(option.mostrarSi).expression
  const filter = question.filtroOpciones === '' ? [] : filterOf(question, option)
  if (question.filtroOpciones !== '' && filter.length === 0) return ''
  const [first, ...rest] = [...(own ? [own] : []), ...filter]
  if (!first) return ''
  return formulaOf(
    rest.reduce<Expression>(
      (left, right) => ({ kind: 'call', name: 'and', args: [left, right], ...NOWHERE }),
      first,
    ),
  )
}
