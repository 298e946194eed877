import type { Bill } from './month'

/** Dollars for what is done because of a thousand answers: what it is now, and a tenth. */
export const MOST_PER_THOUSAND_ANSWERS = 0.33
/** Dollars of a month in which nothing happens. */
const MOST_IDLE = 2.1

/** A sentence for each bill that is past its limit. */
export const brokenBill = (bills: readonly Bill[]): string[] =>
  bills.flatMap(({ people, operationsPerThousandAnswers, idleDollars }) => [
    ...(operationsPerThousandAnswers > MOST_PER_THOUSAND_ANSWERS
      ? [
          `A thousand answers cost ${operationsPerThousandAnswers.toFixed(2)} dollars in a town of ${people}, more than ${MOST_PER_THOUSAND_ANSWERS}.`,
        ]
      : []),
    ...(idleDollars > MOST_IDLE
      ? [`A month in which nothing happens costs ${idleDollars.toFixed(2)} dollars, more than ${MOST_IDLE}.`]
      : []),
  ])
