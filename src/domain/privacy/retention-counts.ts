/** What the counts keep of an answer whose person was taken out of it (OPS-02). */
import type { FormVersion } from '../form/form'
import { allQuestions } from '../form/questions-of'
import type { Contribution } from '../statistics/aggregates/contribution'
import { REST } from '../statistics/aggregates/form-summary'
import { BASE_KEYS } from '../statistics/aggregates/base-keys'
import { bucketEnds, middleOf, sumsOfHundredths } from '../statistics/aggregates/numbers'
import { keyOf, partsOf } from '../statistics/aggregates/sums'
import { hasWordsAsOptions, mayHoldDocuments } from './retention-anonymous'

/** From so many hundredths on a number has seven digits, as documents and telephones do. */
const LONG_FROM = 100_000_000
const EXACT = new Set<string>([BASE_KEYS.sum, BASE_KEYS.squaresUpper, BASE_KEYS.squaresLower].map(String))

/** How often a question got numbers of a bucket. */
interface Given {
  bucket: number
  times: number
}

/** The numbers that some questions got, by question, where one of them has as many digits as a document. */
function longNumbers(sums: Contribution['sums'], mayHold: (id: string) => boolean): Map<string, Given[]> {
  const all = new Map<string, Given[]>()
  for (const [key, times] of sums) {
    const [what, id = '', detail, bucket] = partsOf(key)
    if (what === 'q' && detail === 'b' && mayHold(id))
      all.set(id, [...(all.get(id) ?? []), { bucket: Number(bucket), times }])
  }
  const isLong = ({ bucket }: Given) => Math.abs(bucketEnds(bucket).nearest) >= LONG_FROM
  return new Map([...all].filter(([, given]) => given.some(isLong)))
}

/**
 * What an answer contributed, without what may tell who gave it: a place and the words of an entry are counted among all
 * others, and of a number with as many digits as a document only its first two figures count. How many answered what
 * stays exact. Done again it changes nothing.
 * @param version that was answered; where it cannot be read any question may have held such things
 */
export function namelessContribution(contribution: Contribution, version: FormVersion | null): Contribution {
  const questions = new Map(allQuestions(version?.secciones ?? []).map((one) => [one.id, one]))
  const isOf = (id: string, holds: typeof mayHoldDocuments) => {
    const question = questions.get(id)
    return question === undefined || holds(question)
  }
  const long = longNumbers(contribution.sums, (id) => isOf(id, mayHoldDocuments))
  const sums = new Map<string, number>()
  const add = (key: string, number: number) => {
    const now = (sums.get(key) ?? 0) + number
    if (now === 0) sums.delete(key)
    else sums.set(key, now)
  }
  for (const [key, number] of contribution.sums) {
    const [what, id = '', detail = ''] = partsOf(key)
    if (what === 'p') add(keyOf('p', REST), number)
    else if (what === 'q' && detail === 'o' && isOf(id, hasWordsAsOptions))
      add(keyOf('q', id, 'o', REST), number)
    else if (!(what === 'q' && long.has(id) && EXACT.has(detail))) add(key, number)
  }
  for (const [id, given] of long)
    for (const { bucket, times } of given)
      for (const [key, number] of sumsOfHundredths(id, middleOf(bucket))) add(key, times * number)
  return { ...contribution, sums }
}
