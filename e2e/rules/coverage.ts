import { afterAll, beforeAll } from 'vitest'
import { areRulesWeakened } from '../mutate/probe'
import { firestoreRules, loadRules, ruleCoverage } from './store'

/** One expression of the rules as the emulator reports it, with every value that it had. */
interface Evaluated {
  sourcePosition: { line?: number; currentOffset?: number; endOffset?: number }
  values?: { value: { boolValue?: boolean } }[]
  children?: Evaluated[]
}

interface Expression {
  line: number
  text: string
  evaluated: boolean
  /** The truth values it had. */
  truths: Set<boolean>
}

const expressions = new Map<string, Expression>()

function note(rules: string, { sourcePosition, values = [], children = [] }: Evaluated): void {
  const { line = 0, currentOffset = 0, endOffset = 0 } = sourcePosition
  const key = `${currentOffset}-${endOffset}`
  const text = rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ')
  const known = expressions.get(key) ?? { line, text, evaluated: false, truths: new Set<boolean>() }
  known.evaluated ||= values.length > 0
  for (const { value } of values) if (value.boolValue !== undefined) known.truths.add(value.boolValue)
  expressions.set(key, known)
  for (const child of children) note(rules, child)
}

async function collect(): Promise<void> {
  const report: { report: Evaluated[] } = JSON.parse(await ruleCoverage())
  for (const node of report.report) note(firestoreRules(), node)
}

async function loadFresh(): Promise<void> {
  const objections = await loadRules(firestoreRules())
  if (objections) throw new Error(`firestore.rules do not compile:\n${objections}`)
}

/** Nothing was evaluated since the rules were loaded: loading them takes longer than most tests. */
let isFresh = false

async function begin(): Promise<void> {
  if (!isFresh) await loadFresh()
  isFresh = false
}

async function forget(): Promise<void> {
  await loadFresh()
  isFresh = true
}

/**
 * Counts what the tests of this group evaluate. The emulator keeps every value of every expression, whole
 * documents included, so the report is fetched group by group and the emulator forgets in between.
 */
export function countCoverage(): void {
  if (areRulesWeakened()) return
  beforeAll(begin)
  afterAll(collect)
}

/**
 * Leaves this group out: its documents are so many or so large that the report would not fit into memory, or would
 * take longer than the tests and tell nothing that others do not.
 */
export function forgetCoverage(): void {
  if (areRulesWeakened()) return
  beforeAll(begin)
  afterAll(forget)
}

export interface Coverage {
  total: number
  evaluated: number
  /** Expressions that no test reaches, outermost only. */
  missed: string[]
  /** Conditions that were only true, or only false. */
  oneSided: string[]
}

/** The expressions that the counted groups have evaluated so far. */
export function coverage(): Coverage {
  const all = [...expressions.values()]
  const missed = all.filter(({ evaluated }) => !evaluated)
  const outermost = missed.filter(
    ({ text }) => !missed.some((other) => other.text !== text && other.text.includes(text)),
  )
  return {
    total: all.length,
    evaluated: all.length - missed.length,
    missed: outermost.map(({ line, text }) => `line ${line}: ${text}`),
    oneSided: all
      .filter(({ truths }) => truths.size === 1)
      .map(({ line, text, truths }) => `line ${line}, always ${[...truths].join()}: ${text}`),
  }
}
