import { z } from 'zod'
import { runAlone } from './alone'

/** What is settled when nothing else is said. */
const ANSWERS = 1_000_000

const settled = z.object({
  answers: z.number(),
  forms: z.number(),
  different: z.number(),
  first: z.string(),
})

/** Random answers to random forms, and how many fillings did not come to the same in every way. */
export type RandomAnswers = z.infer<typeof settled>

/**
 * Settles random answers as the engine does, as the server does, in another order, twice, and in the plainest way (LOGIC-04).
 * Each run has other forms; what it began with is told with the first difference.
 */
export const measureRandomAnswers = async (): Promise<RandomAnswers> =>
  settled.parse(await runAlone('settle-answers', ANSWERS, Date.now() % 1_000_000))
