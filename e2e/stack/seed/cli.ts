import { parseArgs } from 'node:util'
import { loadSeed } from './index'

const { values } = parseArgs({ options: { answers: { type: 'string' }, questions: { type: 'string' } } })

/** A count from the command line; undefined when it was not given. */
function count(name: 'answers' | 'questions'): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  console.error(`--${name} takes a whole number, not "${text}".`)
  process.exit(1)
}

const began = Date.now()
const answers = count('answers')
const questions = count('questions')
const { accounts } = await loadSeed({
  ...(answers === undefined ? {} : { answers }),
  ...(questions === undefined ? {} : { questions }),
})
console.log(`Seeded ${accounts.length} accounts in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
