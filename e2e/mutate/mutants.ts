import { parse, withoutComments, type Condition } from './conditions'

/** The rules with one condition weakened. */
export interface Mutant {
  /** Where it stands and what it says, so that it is known again when other parts of the rules change. */
  id: string
  line: number
  from: number
  to: number
  /** What stood there, and what stands there instead. */
  was: string
  becomes: string
}

interface Place {
  /** The function, or the match and what is allowed there. */
  name: string
  root: Condition
}

const SIDES = /==|!=|<=|>=|[<>]|\s(?:in|is)\s|\.(?:matches|hasAny|hasAll|hasOnly)\(|\bexists(?:After)?\(|^!/
const CALL = /^(?:[a-z]\w*)(?=\()/i

/** Every function's result and every permission of the rules. */
function places(text: string): Place[] {
  const found: Place[] = []
  let match = ''
  const heads = /match\s+(\/\S+)\s*\{|function\s+(\w+)\([^)]*\)\s*\{|allow\s+([\w, ]+):\s*if\s+/g
  for (const head of text.matchAll(heads)) {
    const [whole, path, name, allowed] = head
    const after = head.index + whole.length
    if (path) match = path
    if (name) {
      const start = text.indexOf('return', after) + 'return'.length
      found.push({ name, root: parse(text, start, text.indexOf(';', start)) })
    }
    if (allowed) {
      found.push({ name: `${match} ${allowed.trim()}`, root: parse(text, after, text.indexOf(';', after)) })
    }
  }
  return found
}

/** Names of the functions that answer yes or no; the others give a value. */
function predicates(text: string, all: readonly Place[]): Set<string> {
  const known = new Set<string>()
  const isYesOrNo = ({ root }: Place): boolean => {
    if (root.kind === 'choice')
      return root.parts.slice(1).every((part) => isYesOrNo({ name: '', root: part }))
    if (root.kind !== 'leaf') return true
    const said = text.slice(root.from, root.to)
    const [called = ''] = CALL.exec(said) ?? []
    return SIDES.test(said.replace(/\([^()]*\)/g, '()')) || SIDES.test(said) || known.has(called)
  }
  for (let grows = true; grows;) {
    const before = known.size
    for (const place of all) if (isYesOrNo(place)) known.add(place.name)
    grows = known.size > before
  }
  return known
}

type Change = Pick<Mutant, 'from' | 'to' | 'becomes'>

/** A bound that lets one more through; none of moments, since nobody comes in the very microsecond. */
function looser(text: string, { from, to }: Condition): Change[] {
  const said = text.slice(from, to)
  const [, left, operator, right] = /^([^<>=!]+?)\s*(<=|>=|<|>)\s*([^<>=]+)$/.exec(said) ?? []
  if (left === undefined || operator === undefined || right === undefined || /time/i.test(said)) return []
  const becomes: Record<string, string> = {
    '<=': `${left} <= ${right} + 1`,
    '>=': `${left} >= ${right} - 1`,
    '<': `${left} <= ${right}`,
    '>': `${left} >= ${right}`,
  }
  return [{ from, to, becomes: becomes[operator] ?? said }]
}

/**
 * Each way in which a condition fails more often, which lets more through where it stands behind a `!` or decides
 * between two others.
 */
function failing(condition: Condition): Change[] {
  const { kind, from, to } = condition
  const whole = { from, to, becomes: 'false' }
  if (kind === 'leaf') return [whole]
  if (kind === 'or') return condition.parts.flatMap(failing)
  if (kind === 'choice') return condition.parts.slice(1).flatMap(failing)
  // One part that always fails is the same as all of them.
  return [whole, ...condition.parts.filter((part) => part.kind !== 'leaf').flatMap(failing)]
}

/** Each way in which a condition gets weaker: what is asked falls away, or a bound gives way by one. */
function weakened(text: string, condition: Condition): Change[] {
  const { kind, from, to } = condition
  const whole = { from, to, becomes: 'true' }
  if (kind === 'leaf') return [whole, ...looser(text, condition)]
  const decisive = kind === 'choice' ? condition.parts.slice(0, 1).flatMap(failing) : []
  const inner = [...decisive, ...condition.parts.flatMap((part) => weakened(text, part))]
  if (kind === 'and') return inner
  // An alternative that is always true is the same as all of them falling away.
  const alternatives = condition.parts.filter((part) => kind === 'choice' || part.kind !== 'leaf')
  return kind === 'or' ? [whole, ...alternatives.flatMap((part) => weakened(text, part))] : inner
}

/** What decides in the choices of a condition. */
function deciding(condition: Condition): Condition[] {
  if (condition.kind === 'leaf') return []
  const own = condition.kind === 'choice' ? condition.parts.slice(0, 1) : []
  return [...own, ...condition.parts.flatMap(deciding)]
}

const called = (text: string, calls: RegExp): Set<string> =>
  new Set([...text.matchAll(calls)].map(([, name = '']) => name))

/** Names of the functions of which somewhere the opposite is asked, or which decide between two conditions. */
function opposed(text: string, all: readonly Place[]): Set<string> {
  const choices = all.flatMap(({ root }) => deciding(root)).map(({ from, to }) => text.slice(from, to))
  return new Set([...called(text, /!(\w+)\(/g), ...called(choices.join(' '), /(\w+)\(/g)])
}

/** Names of the functions that are somewhere asked as they are. */
const asked = (text: string): Set<string> => called(text, /(?<!function |[!\w])(\w+)\(/g)

/** The rules with one condition weakened, one after the other. */
export function mutantsOf(rules: string): Mutant[] {
  const text = withoutComments(rules)
  const all = places(text)
  const yesOrNo = predicates(text, all)
  const [plain, negated] = [asked(text), opposed(text, all)]
  const isAsked = (name: string): boolean => name.includes('/') || plain.has(name)
  const seen = new Map<string, number>()
  return all
    .filter(({ name }) => name.includes('/') || yesOrNo.has(name))
    .flatMap(({ name, root }) =>
      [...(isAsked(name) ? weakened(text, root) : []), ...(negated.has(name) ? failing(root) : [])]
        .filter(({ from, to, becomes }) => text.slice(from, to) !== becomes)
        .map(({ from, to, becomes }) => {
          const was = text.slice(from, to).replace(/\s+/g, ' ')
          const said = `${name}: ${was} → ${becomes}`
          const times = (seen.get(said) ?? 0) + 1
          seen.set(said, times)
          const line = text.slice(0, from).split('\n').length
          return { id: times === 1 ? said : `${said} (${times})`, line, from, to, was, becomes }
        }),
    )
}

/** The whole text of a mutant. */
export const mutated = (rules: string, { from, to, becomes }: Mutant): string =>
  `${rules.slice(0, from)}${becomes}${rules.slice(to)}`
