/**
 * The simple shapes of programs and JsonLogic in forms of Form.io, read as text. Nothing of it runs: what is a comparison
 * of answers becomes an expression, anything else is no text that anybody here understands.
 */
import { isObject } from '../../form/exchange/node'
import { readWith, type JavaScript } from './javascript'
import { answerNamed, choice, condition, type Answers } from './said'

/** What a program says about: whether something is shown, what it comes to, whether it may be. */
type Target = 'show' | 'value' | 'valid'

/** What a program is read for. */
interface Reading {
  target: Target
  /** Reads what it comes to. */
  outcome: () => string
}

/** `x = …`, `if (…) { … } else { … }`, one after another; what came before holds where nothing else is said. */
function statements(program: JavaScript, reading: Reading, before: string | null): string | null {
  let made = before
  while (!program.isOver && !program.isNext('}')) {
    if (program.takes(';')) continue
    made = program.takes('if') ? branch(program, reading, made) : assigned(program, reading, made)
  }
  return made
}

function assigned(program: JavaScript, reading: Reading, before: string | null): string | null {
  // What stands alone after it says nothing.
  if (before !== null && (program.takes('true') || program.takes('false'))) return before
  if (program.takes('return')) return reading.outcome()
  program.need(reading.target)
  program.need('=')
  return reading.outcome()
}

/** What stands in braces, or one statement. */
function block(program: JavaScript, reading: Reading, before: string | null): string | null {
  if (program.takes('{')) {
    const made = statements(program, reading, before)
    program.need('}')
    return made
  }
  const made = program.takes('if') ? branch(program, reading, before) : assigned(program, reading, before)
  program.takes(';')
  return made
}

function branch(program: JavaScript, reading: Reading, before: string | null): string | null {
  program.need('(')
  const when = program.expression()
  program.need(')')
  const then = block(program, reading, before)
  const otherwise = program.takes('else') ? block(program, reading, before) : unsaid(reading, then, before)
  if (then === null || otherwise === null) return null
  return reading.target === 'value' ? choice(when, then, otherwise) : condition(when, then, otherwise)
}

/** Where it says nothing for the other case: what was said before; of what is shown, the opposite. */
function unsaid({ target }: Reading, then: string | null, before: string | null): string | null {
  if (before !== null || target !== 'show') return before
  return then === 'true' ? 'false' : then === 'false' ? 'true' : null
}

/** `show = …`, `if (…) { show = true }`; null for anything else. */
export const readScript = (script: string, answers: Answers, target: Target = 'show'): string | null =>
  readWith(script, answers, (program) =>
    statements(program, { target, outcome: () => program.expression() }, null),
  )

/**
 * When an answer may be, and what is told where it may not: `valid = … ? true : 'No'`, `if (…) { valid = 'No' }`. What
 * tells one thing and another is not understood, since a check here has one message.
 */
export function readCheck(script: string, answers: Answers): { when: string; message: string } | null {
  const messages = new Set<string>()
  const when = readWith(script, answers, (program) =>
    statements(program, { target: 'valid', outcome: () => program.outcome(messages) }, 'true'),
  )
  const [message = '', ...more] = messages
  return when === null || when === 'true' || more.length > 0 ? null : { when, message }
}

const PAIRS: Record<string, string> = {
  ...{ '===': '=', '==': '=', '!==': '!=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  ...{ and: 'and', or: 'or', '+': '+', '-': '-', '*': '*', '/': '/' },
}
/** What takes a number that is not answered for 0; for anything else it is no number. */
const TAKES_NOTHING_AS_0 = new Set(['<', '<=', '>', '>=', '-'])
const MOST_DEPTH = 30

const isNumberAnswer = (logic: unknown, { isNumber }: Answers): boolean =>
  isObject(logic) && typeof logic['var'] === 'string' && isNumber(logic['var'].split('.').at(-1) ?? '')

/** JsonLogic as an expression; null for what it cannot say. */
export function readJsonLogic(logic: unknown, answers: Answers, depth = 0): string | null {
  if (typeof logic === 'string') return logic.includes("'") ? null : `'${logic}'`
  if (typeof logic === 'number' || typeof logic === 'boolean') return String(logic)
  if (!isObject(logic) || depth > MOST_DEPTH) return null
  const [name = '', ...more] = Object.keys(logic)
  if (more.length > 0) return null
  const given = logic[name]
  const args: unknown[] = Array.isArray(given) ? given : [given]
  if (name === 'var') {
    const [path] = args
    return typeof path === 'string'
      ? answerNamed(
          path.split('.').filter((step) => step !== 'data' && step !== 'row'),
          answers,
        )
      : null
  }
  const parts = args.map((arg) => {
    const part = readJsonLogic(arg, answers, depth + 1)
    return TAKES_NOTHING_AS_0.has(name) && isNumberAnswer(arg, answers)
      ? `iif(${part} empty, 0, ${part})`
      : part
  })
  if (parts.length === 0 || parts.includes(null)) return null
  if (name === '!') return `!(${parts[0]})`
  if (name === 'if') return parts.length === 3 ? `iif(${parts.join(', ')})` : null
  const sign = Object.hasOwn(PAIRS, name) ? PAIRS[name] : undefined
  return sign === undefined || parts.length < 2 ? null : `(${parts.join(` ${sign} `)})`
}
