/** The statements of a script of Form.io: assignments, `if`, `switch` and `return`, read as text. Nothing of them runs. */
import type { ExpressionParser } from './javascript'
import { ALWAYS } from './primary-parser'
import { choice, condition } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** The variable that a script assigns: whether something is shown, what it comes to, whether it is valid or triggers. */
export type Target = 'show' | 'value' | 'valid' | 'result'

export interface Reading {
  target: Target
  /** Parses what is assigned. */
  outcome: () => string
}

/** What was assigned so far, and whether the script has returned. */
interface Flow {
  assigned: string | null
  isOver: boolean
}
const goingOn = (assigned: string | null): Flow => ({ assigned, isOver: false })

/** Where the statements of a clause of `switch` end. */
const isClauseEnd = (parser: ExpressionParser): boolean =>
  ['case', 'default', 'break'].some((word) => parser.isNext(word))

/** Statements up to the end or to `}`. What was assigned `before` stands where none of them assigns anything else. */
export function statements(parser: ExpressionParser, reading: Reading, before: string | null): Flow {
  let flow = goingOn(before)
  while (!parser.isAtEnd && !parser.isNext('}') && !isClauseEnd(parser)) {
    if (parser.accept(';')) continue
    // Nobody gets to what stands after `return`.
    if (flow.isOver) throw new UnsupportedSyntax()
    flow = statement(parser, reading, flow.assigned)
  }
  return flow
}

const DECLARING = ['var', 'let', 'const']

function statement(parser: ExpressionParser, reading: Reading, before: string | null): Flow {
  if (parser.accept('if')) return branch(parser, reading, before)
  if (parser.accept('switch')) return clauses(parser, reading, before)
  if (parser.isNext('{')) {
    const { flow, locals } = block(parser, reading, before)
    parser.keep(locals)
    return flow
  }
  if (DECLARING.some((word) => parser.accept(word))) parser.declare()
  else if (parser.accept('console')) parser.logged()
  else if (parser.isNext('data') || parser.isNext('row')) parser.loop()
  else if (!parser.isNext(reading.target) && parser.isAtLocal) parser.assign()
  else return assignment(parser, reading, before)
  return goingOn(before)
}

function assignment(parser: ExpressionParser, reading: Reading, before: string | null): Flow {
  // `show = …; true` is written for the value of the script, which is not used.
  if (before !== null && (parser.accept('true') || parser.accept('false'))) return goingOn(before)
  // What is valid may be a message, which is no condition.
  if (reading.target !== 'valid') parser.know(reading.target, before)
  if (parser.accept('return')) {
    const isBare = parser.isAtEnd || parser.isNext(';') || parser.isNext('}')
    return { assigned: isBare ? before : reading.outcome(), isOver: true }
  }
  parser.expect(reading.target)
  if (reading.target === 'value' && before !== null && parser.accept('+='))
    return goingOn(`(${before} + ${reading.outcome()})`)
  parser.expect('=')
  return goingOn(reading.outcome())
}

/** `{ … }`, or one statement, and what variables are after it. */
function block(parser: ExpressionParser, reading: Reading, before: string | null) {
  if (parser.accept('{')) {
    const inner = parser.inBlock(() => statements(parser, reading, before))
    parser.expect('}')
    return inner
  }
  const inner = parser.inBlock(() => statement(parser, reading, before))
  parser.accept(';')
  return inner
}

function branch(parser: ExpressionParser, reading: Reading, before: string | null): Flow {
  parser.expect('(')
  const when = parser.condition()
  parser.expect(')')
  const then = block(parser, reading, before)
  // What is always there is asked for before something in it is.
  if (when === ALWAYS) {
    if (parser.isNext('else')) throw new UnsupportedSyntax()
    parser.keep(then.locals)
    return then.flow
  }
  const otherwise = parser.accept('else') ? block(parser, reading, before) : null
  if (then.flow.isOver !== (otherwise?.flow.isOver ?? false)) {
    if (otherwise && !otherwise.flow.isOver) parser.keep(otherwise.locals)
    if (!then.flow.isOver) parser.keep(then.locals)
    return restOf(parser, reading, when, [then.flow, otherwise?.flow ?? goingOn(before)])
  }
  parser.merge(when, then.locals, otherwise?.locals ?? null)
  const last = otherwise ? otherwise.flow.assigned : withoutElse(reading, then.flow.assigned, before)
  return { assigned: either(reading, when, then.flow.assigned, last), isOver: then.flow.isOver }
}

/** Where one side has returned, what follows is the other one's. */
function restOf(
  parser: ExpressionParser,
  reading: Reading,
  when: string,
  [one, other]: readonly [Flow, Flow],
): Flow {
  const rest = statements(parser, reading, (one.isOver ? other : one).assigned)
  if (!rest.isOver && !parser.isAtEnd) throw new UnsupportedSyntax()
  const [first, second] = one.isOver ? [one, rest] : [rest, other]
  return { assigned: either(reading, when, first.assigned, second.assigned), isOver: true }
}

function either({ target }: Reading, when: string, then: string | null, otherwise: string | null) {
  if (then === null || otherwise === null) return null
  return target === 'value' ? choice(when, then, otherwise) : condition(when, then, otherwise)
}

/** `switch (a) { case 'b': … break; default: … }`, of which each clause ends before the next and changes no variable. */
function clauses(parser: ExpressionParser, reading: Reading, before: string | null): Flow {
  parser.expect('(')
  const asked = parser.expression()
  parser.expect(')')
  parser.expect('{')
  const found: { when: string; flow: Flow }[] = []
  let otherwise: Flow | null = null
  while (!parser.accept('}')) {
    if (otherwise) throw new UnsupportedSyntax()
    const values = parser.cases(asked)
    const { flow, locals } = parser.inBlock(() => statements(parser, reading, before))
    const isEnded = parser.accept('break') || flow.isOver
    while (parser.accept(';'));
    if ((!isEnded && !parser.isNext('}')) || parser.changes(locals)) throw new UnsupportedSyntax()
    if (values.length === 0) otherwise = flow
    else found.push({ when: values.reduce((one, other) => `(${one} or ${other})`), flow })
  }
  const last = otherwise ?? goingOn(before)
  const isMixed = found.some(({ flow }) => flow.isOver !== last.isOver)
  if (found.length === 0 || last.assigned === null || isMixed) throw new UnsupportedSyntax()
  return found
    .toReversed()
    .reduce(
      (rest, { when, flow }) => ({ ...rest, assigned: either(reading, when, flow.assigned, rest.assigned) }),
      last,
    )
}

/** What holds where there is no `else`: what was assigned before; of `show` the opposite. */
function withoutElse({ target }: Reading, then: string | null, before: string | null): string | null {
  if (before !== null || target !== 'show') return before
  return then === 'true' ? 'false' : then === 'false' ? 'true' : null
}
