/**
 * Says a formula of ours in XPath, as other programs read it. Both differ in what is not answered: ours takes it for
 * nothing that is equal to nothing, XPath for an empty text. Where that would make another condition of it, the
 * expression says what is meant.
 */
import type { FormPart, QuestionPart } from '../../../form-logic/parts'
import { compile } from '../../../logic/compile'
import '../../../form-logic/every-part'
import type { Call, Expression, Reference } from '../../../logic/expression'
import type { Scope } from '../../../logic/scope'
import { isNumber as isBig, isText, numberText, type ValueType } from '../../../logic/value'
import { kindOf, shapeOf } from '../../../form/kinds'
import { comparer } from './compare'
import { FUNCTIONS } from './functions'
import { yesOf, type XPathPrinter, type PrinterContext } from './printer'
import {
  atom,
  both,
  calling,
  choose,
  either,
  isNumber,
  isAnswered,
  NO_NUMBER,
  NOTHING,
  quoted,
  type Printed,
} from './text'
import { Unsayable } from './unsayable'

/** Whether the answer is a list of files, which formulas of ours count. */
const takesList = (part: FormPart | undefined): boolean =>
  part?.is === 'question' && shapeOf(part.definition) === 'files'

export function createPrinter(context: PrinterContext): XPathPrinter {
  const { naming, here, self } = context
  const everywhere: Scope = {
    ...{ here, hasAttributes: true },
    lookup: (id) => naming.part(id)?.named,
  }

  const typeOf = (at: Expression): ValueType | null => {
    const is = compile(at, everywhere).type?.is ?? null
    // Programs compare a day with a time of day as they compare days.
    return is === 'moment' ? 'date' : is
  }

  function questionOf(at: Expression): QuestionPart | null {
    const part = at.kind === 'reference' && at.option === null ? naming.part(at.id) : undefined
    return part?.is === 'question' ? part : null
  }

  function reference({ id, option }: Reference): Printed {
    const part = naming.part(id)
    if (!part) throw new Unsayable('')
    if (option !== null) return quoted(naming.codeOf(id, option))
    if (part.is === 'branch') throw new Unsayable(part.definition.condition)
    if (id === self) return atom('.')
    const name = atom(`\${${naming.nameOf(id)}}`)
    // There a question takes one file.
    if (takesList(part)) return choose(isAnswered(name), atom('1'), NO_NUMBER)
    // Of what was put in an order, ours asks for the first.
    return part.is === 'question' && kindOf(part.definition) === 'ranking'
      ? calling('selected-at', name, atom('0'))
      : name
  }

  function print(at: Expression): Printed {
    if (at.kind === 'reference') return reference(at)
    if (at.kind === 'call') return called(at)
    const { value } = at
    if (typeof value === 'boolean') return atom(value ? 'true()' : 'false()')
    return isBig(value) ? atom(numberText(value)) : quoted(value)
  }

  function called(at: Call): Printed {
    if (at.name === 'blank') return NOTHING
    if (at.name === 'if') return chosen(at, print)
    const make = Object.hasOwn(FUNCTIONS, at.name) ? FUNCTIONS[at.name] : undefined
    if (make) return make(at.args, own)
    if (typeOf(at) === 'yesNo') return holds(at)
    throw new Unsayable(at.name)
  }

  function chosen({ args: [when, yes, no] }: Call, each: (at: Expression) => Printed): Printed {
    if (!when || !yes || !no) throw new Unsayable('if')
    const types = [typeOf(yes), typeOf(no)]
    const none = types.includes('number') ? NO_NUMBER : NOTHING
    const value = (at: Expression): Printed => {
      if (at.kind === 'call' && at.name === 'blank' && each === print) return none
      return types.includes('date') ? day(at) : each(at)
    }
    return choose(holds(when), value(yes), value(no))
  }

  function day(at: Expression): Printed {
    return at.kind === 'literal' && isText(at.value) ? calling('date', quoted(at.value)) : print(at)
  }

  function holds(at: Expression): Printed {
    if (at.kind === 'literal') return print(at)
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
  function answered(at: Reference): Printed {
    const part = naming.part(at.id)
    if (part?.is === 'branch') return branchIsChecked(at.id)
    const question = questionOf(at)
    if (!question) throw new Unsayable('')
    return { ...print(at), text: `${print(at).text} = ${yesOf(question).text}`, precedence: 3 }
  }

  const branchIsChecked = (id: string): Printed => {
    const [choice, code] = [naming.choiceOf(id), naming.nameOf(id)]
    return calling('selected', atom(`\${${choice}}`), quoted(code))
  }

  const isKnown = (at: Expression): boolean =>
    at.kind === 'literal' || (at.kind === 'reference' && (at.option !== null || at.id === self))

  const isPlain = (at: Expression): boolean =>
    at.kind === 'call'
      ? at.name === 'blank' || at.name === 'today'
      : at.kind === 'literal' || at.option !== null || !takesList(naming.part(at.id))

  function isThere(at: Expression): Printed | null {
    if (isKnown(at) || (at.kind === 'call' && at.name === 'today')) return null
    if (at.kind !== 'call') return isPlain(at) ? isAnswered(print(at)) : isNumber(print(at))
    const type = typeOf(at)
    if (type === 'number') return isNumber(print(at))
    if (type !== 'date') return isAnswered(print(at))
    const parts = at.args.flatMap((arg) => isThere(arg) ?? [])
    return parts.length > 0 ? parts.reduce(both) : null
  }

  const own: XPathPrinter = {
    ...context,
    ...{ print, holds, day, typeOf, questionOf, isKnown, isPlain, isThere },
  }
  return own
}
