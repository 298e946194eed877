/**
 * Settles random answers to random forms in every way that there is: as the engine does, answer by answer and in another
 * order, as the server does, from what was stored, and in the plainest way; and says how many agreed.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { compactSections } from '../../../src/domain/answering/compact'
import { logicOf, withRules } from '../../../src/domain/answering/logic'
import { pathKey } from '../../../src/domain/answer/path'
import { settle } from '../../../src/domain/answer/settle'
import { assembleSections } from '../../../src/domain/answering/whole'
import type { Section } from '../../../src/domain/form/section'
import {
  answer,
  BEGUN,
  begun,
  form,
  outcome,
  pathOf,
  said,
  type Said,
} from '../../../src/domain/form-logic/testing/random-forms'
import { reference } from '../../../src/domain/form-logic/testing/reference'
import '../../../src/testing/install-kinds'
import { sayCosts } from './say-costs'

const [wanted = 0, seed = 1] = process.argv.slice(2).map(Number)
/** Answers of one filling, and fillings of one form. */
const MOST_ANSWERS = 12
const FILLINGS = 20

const sorted = ({ asked }: ReturnType<typeof outcome>) =>
  asked.toSorted(([one], [other]) => String(one).localeCompare(String(other)))

/** Each place answered once: only then its order is free. */
const filling = fc.uniqueArray(said, {
  minLength: 1,
  maxLength: MOST_ANSWERS,
  selector: (one) => pathKey(pathOf(one)),
})

/** In which ways a filling did not come to the same. */
function differences(secciones: Section[], answers: readonly Said[]): string[] {
  const logic = logicOf(secciones)
  const engine = answers.reduce((now, one) => {
    const next = answer(now, one)
    return logic?.follow(next, pathOf(one), BEGUN).sections ?? next
  }, begun(secciones))
  const whole = withRules(answers.reduce(answer, begun(secciones)), BEGUN)
  const expected = outcome(whole)
  const stored = compactSections(whole)
  const server = assembleSections(secciones, stored, BEGUN)
  const other = withRules(answers.toReversed().reduce(answer, begun(secciones)), BEGUN)
  const again = withRules(settle(server), BEGUN)
  const ways: [string, boolean][] = [
    // Whoever types what a rule filled in already leaves that as it is: what is answered is the engine's own.
    ['engine', isDeepStrictEqual(outcome(engine), outcome(withRules(engine, BEGUN)))],
    ['server', isDeepStrictEqual(outcome(server), expected)],
    ['stored', isDeepStrictEqual(compactSections(server), stored)],
    ['order', isDeepStrictEqual(outcome(other), expected)],
    ['twice', isDeepStrictEqual(compactSections(again), stored)],
    ['plain', isDeepStrictEqual(sorted(expected), reference(whole).asked)],
  ]
  return ways.filter(([, isSame]) => !isSame).map(([way]) => way)
}

await sayCosts(() => {
  let answers = 0
  let forms = 0
  const different: string[] = []
  for (let round = 0; answers < wanted; round += 1) {
    const [secciones] = fc.sample(form, { numRuns: 1, seed: seed + round })
    if (!secciones) continue
    forms += 1
    for (const given of fc.sample(filling, { numRuns: FILLINGS, seed: seed + round })) {
      answers += given.length
      const ways = differences(secciones, given)
      if (ways.length > 0) different.push(`${seed + round}: ${ways.join(', ')}`)
    }
  }
  return { answers, forms, different: different.length, first: different[0] ?? '' }
})
