import type { Mutant } from './mutants'

const ROOT = /match \/(?:databases\/\{database\}\/documents|b\/\{bucket\}\/o) \{/

/** What stands before and behind a condition that a token may weaken. */
function around({ becomes }: Mutant, place: number): [string, string] {
  if (becomes === 'true') return [`(chosen(${place}) || (`, '))']
  if (becomes === 'false') return [`(!chosen(${place}) && (`, '))']
  return [`(chosen(${place}) ? ${becomes} : (`, '))']
}

/**
 * The rules with mutants in them that sleep until the token of a request names them by their places in the list: then
 * many are tried with one text, which the engine takes seconds to compile.
 */
export function withMutants(rules: string, mutants: readonly Mutant[]): string {
  const insertions = mutants.flatMap((mutant, place) => {
    const { from, to } = mutant
    const [before, behind] = around(mutant, place)
    return [
      { at: from, text: before, rank: [1, -to, place] },
      { at: to, text: behind, rank: [0, -from, -place] },
    ]
  })
  insertions.sort(
    (one, other) =>
      one.at - other.at ||
      (one.rank[0] ?? 0) - (other.rank[0] ?? 0) ||
      (one.rank[1] ?? 0) - (other.rank[1] ?? 0) ||
      (one.rank[2] ?? 0) - (other.rank[2] ?? 0),
  )
  let done = 0
  const parts = insertions.map(({ at, text }) => {
    const part = rules.slice(done, at) + text
    done = at
    return part
  })
  return `${parts.join('')}${rules.slice(done)}`.replace(
    ROOT,
    (root) => `${root} function chosen(place) { return place in request.auth.token.get('mutants', []); }`,
  )
}
