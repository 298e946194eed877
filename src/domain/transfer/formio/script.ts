/**
 * Translates the scripts in a form of Form.io into expressions of SurveyJS. Nothing of them runs: assignments, `if` and
 * `return` are read as text, and anything else makes the whole script one that is not translated.
 */
import { parseScript, type ExpressionParser } from './javascript'
import { choice, condition, type Answers } from './survey-text'

/** The variable that a script assigns: whether something is shown, what it comes to, whether it is valid or triggers. */
type Target = 'show' | 'value' | 'valid' | 'result'

interface Reading {
  target: Target
  /** Parses what is assigned. */
  outcome: () => string
}

/** Statements up to the end or to `}`. What was assigned `before` stands where none of them assigns anything else. */
function statements(parser: ExpressionParser, reading: Reading, before: string | null): string | null {
  let assigned = before
  while (!parser.isAtEnd && !parser.isNext('}')) {
    if (parser.accept(';')) continue
    assigned = statement(parser, reading, assigned)
  }
  return assigned
}

const DECLARING = ['var', 'let', 'const']

function statement(parser: ExpressionParser, reading: Reading, before: string | null): string | null {
  if (parser.accept('if')) return branch(parser, reading, before)
  if (DECLARING.some((word) => parser.accept(word))) parser.declare()
  else if (parser.accept('console')) parser.logged()
  else if (parser.isNext('data') || parser.isNext('row')) parser.loop()
  else if (!parser.isNext(reading.target) && parser.isAtLocal) parser.assign()
  else return assignment(parser, reading, before)
  return before
}

function assignment(parser: ExpressionParser, reading: Reading, before: string | null): string | null {
  // `show = …; true` is written for the value of the script, which is not used.
  if (before !== null && (parser.accept('true') || parser.accept('false'))) return before
  // What is valid may be a message, which is no condition.
  if (reading.target !== 'valid') parser.know(reading.target, before)
  if (parser.accept('return')) return reading.outcome()
  parser.expect(reading.target)
  if (reading.target === 'value' && before !== null && parser.accept('+='))
    return `(${before} + ${reading.outcome()})`
  parser.expect('=')
  return reading.outcome()
}

/** `{ … }`, or one statement. */
function block(parser: ExpressionParser, reading: Reading, before: string | null): string | null {
  if (parser.accept('{')) {
    const assigned = parser.inBlock(() => statements(parser, reading, before))
    parser.expect('}')
    return assigned
  }
  const assigned = parser.inBlock(() => statement(parser, reading, before))
  parser.accept(';')
  return assigned
}

function branch(parser: ExpressionParser, reading: Reading, before: string | null): string | null {
  parser.expect('(')
  const when = parser.expression()
  parser.expect(')')
  const then = block(parser, reading, before)
  const otherwise = parser.accept('else')
    ? block(parser, reading, before)
    : withoutElse(reading, then, before)
  if (then === null || otherwise === null) return null
  return reading.target === 'value' ? choice(when, then, otherwise) : condition(when, then, otherwise)
}

/** What holds where there is no `else`: what was assigned before; of `show` the opposite. */
function withoutElse({ target }: Reading, then: string | null, before: string | null): string | null {
  if (before !== null || target !== 'show') return before
  return then === 'true' ? 'false' : then === 'false' ? 'true' : null
}

/** What `show = …` or `value = …` comes to; null for a script that is not translated. */
export const readScript = (script: string, answers: Answers, target: Target = 'show'): string | null =>
  parseScript(script, answers, (parser) =>
    // What triggers something does so only where it says that it does.
    statements(parser, { target, outcome: () => parser.expression() }, target === 'result' ? 'false' : null),
  )

/**
 * When an answer is valid, and the message where it is not: `valid = … ? true : 'No'`, `if (…) { valid = 'No' }`. A
 * script with several messages is not translated, because a check here has one.
 */
export function readCheck(script: string, answers: Answers): { when: string; message: string } | null {
  const messages = new Set<string>()
  const when = parseScript(script, answers, (parser) =>
    statements(parser, { target: 'valid', outcome: () => parser.validity(messages) }, 'true'),
  )
  const [message = '', ...more] = messages
  return when === null || when === 'true' || more.length > 0 ? null : { when, message }
}
