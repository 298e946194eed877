/**
 * The simple shapes of JavaScript and JsonLogic in forms of Form.io, read as text. Nothing of it runs: what is a comparison
 * of answers becomes an expression, anything else is no text that anybody here understands.
 */
import { isObject } from '../../form/exchange/node'

/** Answers of a form: which of them are sets of ticks. */
export interface Answers {
  isSet: (name: string) => boolean
  /** Which of them are numbers. */
  isNumber: (name: string) => boolean
}

const MOST = 5_000
const WORDS: readonly [string, RegExp][] = [
  ['space', /\s+/y],
  ['answer', /(?:data|row)(?:\.[A-Za-z_$][\w$]*|\[(?:'[\w$]+'|"[\w$]+")\])+/y],
  ['text', /'[^'\\\n]*'|"[^"\\\n]*"/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['word', /(?:true|false)\b/y],
  ['sign', /===|!==|==|!=|<=|>=|&&|\|\||[<>!+\-*/()]/y],
]
const SIGNS: Record<string, string> = {
  ...{ '===': '=', '==': '=', '!==': '!=', '!=': '!=', '&&': 'and', '||': 'or', '!': '!' },
}

/** How an answer is written in an expression; one tick of a set is whether it is ticked. */
function named(path: readonly string[], { isSet }: Answers): string {
  const [last = '', parent = ''] = path.toReversed()
  return isSet(parent) ? `({${parent}} contains '${last}')` : `{${last}}`
}

const CALLED = /\s*\(/uy

/** A comparison of answers; null for anything else. */
export function plainScript(text: string, answers: Answers): string | null {
  if (text.length > MOST) return null
  let [at, made] = [0, '']
  while (at < text.length) {
    const found = WORDS.map(([is, pattern]) => {
      pattern.lastIndex = at
      return { is, word: pattern.exec(text)?.[0] ?? '' }
    }).find(({ word }) => word !== '')
    if (!found) return null
    const { is, word } = found
    at += word.length
    // Something of an answer that is called would run.
    CALLED.lastIndex = at
    if (is === 'answer' && CALLED.test(text)) return null
    if (is === 'answer') made += named(word.match(/[\w$]+/gu)?.slice(1) ?? [], answers)
    else made += is === 'sign' ? ` ${SIGNS[word] ?? word} ` : word
  }
  return made.trim() === '' ? null : made.trim()
}

const RETURNED = /^\s*(?:show|valid|value|return)\b\s*=?(?!=)\s*(?<of>[^;]*);?\s*$/u
const BRANCHED =
  /^\s*if\s*\((?<when>[^;{}]*)\)\s*\{?\s*show\s*=\s*(?<then>true|false)\s*;?\s*\}?\s*(?:else\s*\{?\s*show\s*=\s*(?<other>true|false)\s*;?\s*\}?)?\s*$/u
const CHOSEN = /^(?<when>[^?:]+)\?(?<then>[^?:]+):(?<other>[^?:]+)$/u

/** `show = …`, `if (…) { show = true }`, `value = … ? … : …`; null for anything else. */
export function readScript(script: string, answers: Answers): string | null {
  const branched = BRANCHED.exec(script)?.groups
  if (branched) {
    const when = plainScript(branched['when'] ?? '', answers)
    // Where it says nothing for the other case, it says the opposite.
    if (when === null || branched['then'] === branched['other']) return null
    return branched['then'] === 'true' ? when : `!(${when})`
  }
  const of = (RETURNED.exec(script)?.groups?.['of'] ?? '').trim()
  const chosen = CHOSEN.exec(of)?.groups
  if (!chosen) return plainScript(of, answers)
  const parts = ['when', 'then', 'other'].map((key) => plainScript(chosen[key] ?? '', answers))
  return parts.includes(null) ? null : `iif(${parts.join(', ')})`
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
      ? named(
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
