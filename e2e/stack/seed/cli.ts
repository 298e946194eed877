import { parseArgs } from 'node:util'
import { StackProblem } from '../problem'
import { addForMeasuring, keepsTriggers } from './add'

const { values } = parseArgs({ options: { answers: { type: 'string' }, questions: { type: 'string' } } })

/** A count from the command line. */
function count(name: 'answers' | 'questions', least: number, given: number): number {
  const text = values[name]
  if (text === undefined) return given
  const number = Number(text)
  if (Number.isInteger(number) && number >= least) return number
  console.error(`--${name} takes a whole number from ${least} on, not "${text}".`)
  process.exit(1)
}

// Whoever stops it half way gets the triggers back too; what was added stays, and the same line goes on from there.
// A part that is on its way is awaited, or its documents would come to the triggers after all.
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stopping.abort(new StackProblem('Stopped.')))
}

const began = Date.now()
const answers = count('answers', 0, 100)
const questions = count('questions', 1, 30)
// They are one switch of the stack, so that whoever works beside it should know.
console.log(
  keepsTriggers({ answers, questions })
    ? 'Background triggers stay on.'
    : 'So many answers: background triggers of the whole stack are off until this ends.',
)
try {
  const { added, path } = await addForMeasuring({ answers, questions }, (seen) => {
    stopping.signal.throwIfAborted()
    if (seen % 1000 === 0) console.log(`${seen} documents ...`)
  })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`Added ${added} documents in ${seconds} s: ${path}`)
} catch (problem) {
  console.error(problem instanceof StackProblem ? problem.message : problem)
  console.error('Not everything was added; the same line goes on from there.')
  process.exitCode = 1
}
