/**
 * Says a formula of ours in XPath, as other programs read it. Both differ in what is not answered: ours takes it for
 * nothing that is equal to nothing, XPath for an empty text. Where that would make another condition of it, the
 * expression says what is meant.
 */
import type { QuestionPart } from '../../../form-logic/parts'
import { compile } from '../../../logic/compile'
import type { Call, Expression, Reference } from '../../../logic/expression'
import type { Scope } from '../../../logic/scope'
import { isNumber as isBig, isText, numberText, type ValueType } from '../../../logic/value'
import { kindOf } from '../../../question-types/kinds'
import { comparer } from './compare'
import { FUNCTIONS } from './functions'
import { yesOf, type Sayer, type Standing } from './sayer'
import {
  atom,
  both,
  calling,
  choose,
  either,
  isNumber,
  isSaid,
  NO_NUMBER,
  NOTHING,
  quoted,
  type Said,
} from './text'
import { Unsayable } from './unsayable'

export function sayer(standing: Standing): Sayer {
  const { naming, here, self } = standing
  const everywhere: Scope = {
    ...{ here, hasAttributes: true },
    lookup: (id) => naming.part(id)?.named,
  }

  const typeOf = (at: Expression): ValueType | null => compile(at, everywhere).type?.is ?? null

  function questionOf(at: Expression): QuestionPart | null {
    const part = at.kind === 'reference' && at.option === null ? naming.part(at.id) : undefined
    return part?.is === 'question' ? part : null
  }

  function reference({ id, option }: Reference): Said {
    const part = naming.part(id)
    if (!part) throw new Unsayable('')
    if (option !== null) return quoted(naming.codeOf(id, option))
    if (part.is === 'branch') throw new Unsayable(part.definition.condition)
    if (id === self) return atom('.')
    const name = atom(`\${${naming.nameOf(id)}}`)
    // Of what was put in an order, ours asks for the first.
    return part.is === 'question' && kindOf(part.definition) === 'ranking'
      ? calling('selected-at', name, atom('0'))
      : name
  }

  function say(at: Expression): Said {
    if (at.kind === 'reference') return reference(at)
    if (at.kind === 'call') return called(at)
    const { value } = at
    if (typeof value === 'boolean') return atom(value ? 'true()' : 'false()')
    return isBig(value) ? atom(numberText(value)) : quoted(value)
  }

  function called(at: Call): Said {
    if (at.name === 'blank') return NOTHING
    if (at.name === 'if') return chosen(at, say)
    const make = Object.hasOwn(FUNCTIONS, at.name) ? FUNCTIONS[at.name] : undefined
    if (make) return make(at.args, own)
    if (typeOf(at) === 'yesNo') return holds(at)
    throw new Unsayable(at.name)
  }

  function chosen({ args: [when, yes, no] }: Call, each: (at: Expression) => Said): Said {
    if (!when || !yes || !no) throw new Unsayable('if')
    const types = [typeOf(yes), typeOf(no)]
    const none = types.includes('number') ? NO_NUMBER : NOTHING
    const value = (at: Expression): Said => {
      if (at.kind === 'call' && at.name === 'blank' && each === say) return none
      return types.includes('date') ? day(at) : each(at)
    }
    return choose(holds(when), value(yes), value(no))
  }

  function day(at: Expression): Said {
    return at.kind === 'literal' && isText(at.value) ? calling('date', quoted(at.value)) : say(at)
  }

  function holds(at: Expression): Said {
    if (at.kind === 'literal') return say(at)
    if (at.kind === 'reference') return answered(at)
    const [one, other] = at.args
    const { name } = at
    if (name === 'blank') return atom('false()')
    if (name === 'if') return chosen(at, holds)
    if (!one) throw new Unsayable(name)
    if (name === 'not') return calling('not', holds(one))
    if (name === 'and' || name === 'or') {
      const [first, ...others] = at.args.map(holds)
      if (!first) throw new Unsayable(name)
      return others.reduce(name === 'and' ? both : either, first)
    }
    const compared = other ? comparer(own).compared(name, one, at.args.slice(1)) : null
    if (compared) return compared
    const make = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    if (!make) throw new Unsayable(name)
    return make(at.args, own)
  }

  /** A question that says yes, or a branch that is checked. */
  function answered(at: Reference): Said {
    const part = naming.part(at.id)
    if (part?.is === 'branch') return branchIsChecked(at.id)
    const question = questionOf(at)
    if (!question) throw new Unsayable('')
    return { ...say(at), text: `${say(at).text} = ${yesOf(question).text}`, strength: 3 }
  }

  const branchIsChecked = (id: string): Said => {
    const [choice, code] = [naming.choiceOf(id), naming.nameOf(id)]
    return calling('selected', atom(`\${${choice}}`), quoted(code))
  }

  const isKnown = (at: Expression): boolean =>
    at.kind === 'literal' || (at.kind === 'reference' && (at.option !== null || at.id === self))

  const isPlain = (at: Expression): boolean =>
    at.kind !== 'call' || at.name === 'blank' || at.name === 'today'

  function isThere(at: Expression): Said | null {
    if (isKnown(at) || (at.kind === 'call' && at.name === 'today')) return null
    if (at.kind !== 'call') return isSaid(say(at))
    const type = typeOf(at)
    if (type === 'number') return isNumber(say(at))
    if (type !== 'date') return isSaid(say(at))
    const parts = at.args.flatMap((arg) => isThere(arg) ?? [])
    return parts.length > 0 ? parts.reduce(both) : null
  }

  const own: Sayer = {
    ...standing,
    ...{ say, holds, day, typeOf, questionOf, isKnown, isPlain, isThere },
  }
  return own
}
