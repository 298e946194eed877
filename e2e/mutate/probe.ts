import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { z } from 'zod'
import { tokenOf } from '../rules/people'
import { mutantsOf, type Mutant } from './mutants'
import { withMutants } from './with-mutants'

/** Where it is said which mutants were noticed; named by this variable while rules are weakened, and only then. */
export const NOTICED_FILE = 'RULES_NOTICED_FILE'
/** Only mutants whose names contain these words; JSON. */
export const WORDS = 'RULES_MUTANT_WORDS'
/** `yes` tries each mutant by itself: what no file of tests noticed among others, which takes long. */
export const ALONE = 'RULES_MUTANTS_ALONE'

const noticedSchema = z.object({ id: z.string(), test: z.string() })
/** A mutant, and the test of whose requests it lets one through that has to be refused. */
export type Noticed = z.infer<typeof noticedSchema>

/** The mutants that were noticed so far. */
export function allNoticed(file: string): Noticed[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  return lines.map((line) => noticedSchema.parse(JSON.parse(line)))
}

/** Whether rules are weakened in this run. */
export const areRulesWeakened = (): boolean => Boolean(process.env[NOTICED_FILE])

/** Mutants take long. */
export const HOURS_MS = 4 * 3_600_000

/** An emulator whose rules are weakened. */
export interface Judging {
  rules: string
  /** Makes a text the rules; gives what the compiler has against it, '' when nothing. */
  load: (rules: string) => Promise<string>
  /** How many requests it takes at once. */
  sideBySide: number
  /** Whether the rules judge that request. */
  isJudged: (url: string, init: RequestInit) => boolean
  /** Keeps what a request may change; gives what puts it back. */
  remember: (url: string, init: RequestInit) => Promise<() => Promise<void>>
}

interface Refused {
  url: string
  init: RequestInit
  test: string
  /** Puts back what it changes, once that was let through. */
  undo?: () => Promise<void>
}

interface Turn {
  /** How many mutants stand in the rules at once: an evaluation may take a thousand expressions, and each adds some. */
  atOnce: number
  isOfIt: (mutant: Mutant) => boolean
}
const isLaxer = ({ becomes }: Mutant): boolean => becomes !== 'false'
/**
 * What is left is tried alone: conditions that fail hide from one another, and from those that are true, that something is
 * let through, and so does a condition that is true where it decides between two others.
 */
const TURNS: readonly Turn[] = [
  { atOnce: 60, isOfIt: isLaxer },
  { atOnce: 12, isOfIt: isLaxer },
  { atOnce: 1, isOfIt: () => true },
]

/** An error of the evaluation refuses, though the emulator does not say it so. */
const isRefused = ({ status }: Response): boolean => status === 403 || status === 500

/** An account of which nothing is known, for requests without one. */
const UNKNOWN = tokenOf('uid-nadie-sin-cuenta')

/** The same request by somebody whose token names mutants. */
function choosing(init: RequestInit, mutants: readonly number[]): RequestInit {
  const headers = new Headers(init.headers)
  const [, kind = '', head, body = '', end] =
    /^(\S+) ([^.]*)\.([^.]*)\.(.*)$/.exec(headers.get('authorization') ?? `Bearer ${UNKNOWN}`) ?? []
  const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString())
  const chosen = Buffer.from(JSON.stringify({ ...claims, mutants })).toString('base64url')
  headers.set('authorization', `${kind} ${head}.${chosen}.${end}`)
  return { ...init, headers }
}

const past = globalThis.fetch
const refused: Refused[] = []

/** From now on each request that the rules refuse is kept. */
export function keepRefused({ isJudged }: Judging): void {
  globalThis.fetch = async (input, init = {}) => {
    const response = await past(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (isRefused(response) && isJudged(url, init)) {
      refused.push({ url, init, test: expect.getState().currentTestName ?? '' })
    }
    return response
  }
}

/** Whether a request is let through when these mutants are awake. */
async function isLetThrough(
  judging: Judging,
  request: Refused,
  mutants: readonly number[],
): Promise<boolean> {
  const { url, init } = request
  request.undo ??= await judging.remember(url, init)
  const response = await past(url, choosing(init, mutants))
  await response.arrayBuffer()
  return !isRefused(response)
}

/** The same, and what it changed is put back. */
async function passes(judging: Judging, request: Refused, mutants: readonly number[]): Promise<boolean> {
  const isThrough = await isLetThrough(judging, request, mutants)
  if (isThrough) await request.undo?.()
  return isThrough
}

/** Which of these mutants let a request through, each alone. Where many together do not, none does. */
async function found(judging: Judging, request: Refused, mutants: readonly number[]): Promise<number[]> {
  if (mutants.length === 0 || !(await passes(judging, request, mutants))) return []
  if (mutants.length === 1) return [...mutants]
  const half = Math.ceil(mutants.length / 2)
  return [
    ...(await found(judging, request, mutants.slice(0, half))),
    ...(await found(judging, request, mutants.slice(half))),
  ]
}

function leftOf(rules: string, noticedFile: string): Mutant[] {
  const known = new Set(allNoticed(noticedFile).map(({ id }) => id))
  const words = z.array(z.string()).parse(JSON.parse(process.env[WORDS] ?? '[]'))
  return mutantsOf(rules).filter(({ id }) => !known.has(id) && words.every((word) => id.includes(word)))
}

/** Sends what was refused again, under rules in which these mutants sleep. */
async function wake(
  judging: Judging,
  mutants: readonly Mutant[],
  say: (noticed: Noticed) => void,
): Promise<void> {
  const objection = await judging.load(withMutants(judging.rules, mutants))
  if (objection) throw new Error(`rules with mutants do not compile: ${objection}`)
  const waiting = new Set(mutants.keys())
  const requests = [...refused]
  for (let at = 0; at < requests.length && waiting.size > 0; at += judging.sideBySide) {
    const some = requests.slice(at, at + judging.sideBySide)
    // Before any of them changes what another is about.
    for (const request of some) request.undo ??= await judging.remember(request.url, request.init)
    const areThrough = await Promise.all(some.map((request) => isLetThrough(judging, request, [...waiting])))
    const through = some.filter((_request, place) => areThrough[place])
    for (const { undo } of through) await undo?.()
    for (const request of through) {
      // What was refused then may be right by now: a session is open again, a time is over.
      if (await passes(judging, request, [])) {
        refused.splice(refused.indexOf(request), 1)
        continue
      }
      const places = await found(judging, request, [...waiting])
      if (await passes(judging, request, [])) continue
      for (const place of places) {
        waiting.delete(place)
        say({ id: mutants[place]?.id ?? '', test: request.test })
      }
    }
  }
  console.log(`${mutants.length - waiting.size} of ${mutants.length} noticed`)
}

/** Sends what was refused again under weakened rules, and says which mutants let something through. */
export async function sendRefusedAgain(judging: Judging): Promise<void> {
  const noticedFile = process.env[NOTICED_FILE] ?? ''
  const say = (noticed: Noticed) => appendFileSync(noticedFile, `${JSON.stringify(noticed)}\n`)
  const isAlone = process.env[ALONE] === 'yes'
  for (const { atOnce, isOfIt } of TURNS.filter(({ atOnce: some }) => (some === 1) === isAlone)) {
    const left = leftOf(judging.rules, noticedFile).filter(isOfIt)
    const rounds = Math.ceil(left.length / atOnce)
    console.log(`${refused.length} refused requests, ${left.length} mutants, ${rounds} times ...`)
    // Not those that stand side by side: they are evaluated for the same requests.
    for (let round = 0; round < rounds; round += 1) {
      await wake(
        judging,
        left.filter((_mutant, place) => place % rounds === round),
        say,
      )
    }
  }
  refused.length = 0
  await judging.load(judging.rules)
}
