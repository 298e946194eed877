/**
 * Whether a password stands in a list of breached ones (OPS-01), asked so that nobody learns it: only the first five
 * letters of its hash leave the browser, and hundreds of others begin with them (k-anonymity).
 */
const PARTS = /^(.{5})(.*)$/
const LINE = /^([0-9A-F]{35}):(\d+)$/i

/** What is asked for, and what is looked for in the answer. */
export interface HashParts {
  prefix: string
  suffix: string
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** The two parts of a password's hash. */
export async function hashPartsOf(password: string): Promise<HashParts> {
  const bytes = new TextEncoder().encode(password)
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))].map(hex).join('').toUpperCase()
  const [, prefix = '', suffix = ''] = PARTS.exec(hash) ?? []
  return { prefix, suffix }
}

/**
 * The ends of hashes in a range as the service writes it, a line each with how often it was seen. Those seen never only
 * pad the answer, so that its length tells nothing.
 * @returns null for what is no such range
 */
export function suffixesIn(range: string): string[] | null {
  const lines = range.split(/\r?\n/).filter((line) => line !== '')
  const found = lines.flatMap((line) => {
    const [, suffix = '', seen = ''] = LINE.exec(line) ?? []
    return suffix === '' ? [] : [{ suffix: suffix.toUpperCase(), seen: Number(seen) }]
  })
  if (found.length === 0 || found.length < lines.length) return null
  return found.filter(({ seen }) => seen > 0).map(({ suffix }) => suffix)
}
