import { z } from 'zod'
import type { Person } from '../people'

const FINE = 4
const COARSE = 64
/** The largest padding. */
const MOST_PADDING = COARSE * 16 - FINE
const CLAIM = 'relleno'
const ALLOWED = /(allow [\w, ]+: if)\s([^;]+);/g

/** A list costs one expression for each of its members. */
const listOf = (length: number): string => `[${Array.from({ length }, () => '0').join()}].size() == ${length}`

/** Chooses one of sixteen lists by halving, so that every choice costs the same. */
function choice(digit: string, step: number, from = 0, count = 16): string {
  if (count === 1) return listOf(from * step)
  const half = count / 2
  const [below, above] = [choice(digit, step, from, half), choice(digit, step, from + half, half)]
  return `(${digit} < ${from + half} ? ${below} : ${above})`
}

const padding = (): string => `
    function isPaddedBy(coarse, fine) { return ${choice('coarse', COARSE)} && ${choice('fine', FINE)}; }
    function isPadded() { return isPaddedBy(request.auth.token.${CLAIM}[0], request.auth.token.${CLAIM}[1]); }
    match /rellenos/{id} { allow write: if isPadded(); }`

/** The rules with expressions in front of each permission that do nothing but count, as many as a token says. */
export const paddedRules = (rules: string): string =>
  rules
    .replace(ALLOWED, '$1 isPadded() && ($2);')
    .replace(/(match \/databases\/\{database\}\/documents \{)/, (head) => `${head}${padding()}`)

const claimsSchema = z.looseObject({})

/** The same person, for whom each permission costs so many expressions more. */
export function paddedBy<Somebody extends Pick<Person, 'token'>>(person: Somebody, by: number): Somebody {
  const [head = '', body = '', end = ''] = (person.token ?? '').split('.')
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const padded = { ...claims, [CLAIM]: [Math.floor(by / COARSE), Math.floor((by % COARSE) / FINE)] }
  return { ...person, token: `${head}.${Buffer.from(JSON.stringify(padded)).toString('base64url')}.${end}` }
}

/** The largest padding with which something is let through; below zero when it is refused without any. */
export async function mostPadding(isLetThrough: (by: number) => Promise<boolean>): Promise<number> {
  let [most, tooMuch] = [-FINE, MOST_PADDING + FINE]
  while (tooMuch - most > FINE) {
    const middle = most + Math.floor((tooMuch - most) / FINE / 2) * FINE
    if (await isLetThrough(middle)) most = middle
    else tooMuch = middle
  }
  return most
}
