/** What the performance goals count, as JSON. Clocks differ and only inform; a count past its limit fails. */
import { withTown } from '../stack/with-town'
import { measureAnswering } from './answering'
import { withBrowser } from './browser'
import { measureEditor } from './editor'
import { brokenLimits, type Results } from './limits'
import { measurePublicForm } from './public-form'
import { measureReads, TOWN } from './reads'
import { measureSaving } from './saving'
import { measureStart } from './start'
import { stopping } from './stopping'
import { measureTyping } from './typing'

type Part = keyof Results
const PARTS = [
  'secondsFromStartToReady',
  'typing',
  'reads',
  'editor',
  'saving',
  'publicForm',
  'answering',
] satisfies Part[]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !PARTS.some((part) => part === name))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": choose from ${PARTS.join(', ')}, or none for all.`)
  process.exit(1)
}
const wants = (part: Part) => wanted.length === 0 || wanted.includes(part)

const results: Partial<Results> = {}
async function note<P extends Part>(part: P, measure: () => Promise<Results[P]>): Promise<void> {
  if (!wants(part)) return
  stopping.throwIfAborted()
  console.error(`Measuring ${part} ...`)
  results[part] = await measure()
}

/** What needs the emulators shares one town. */
const inTown = (baseURL: string) =>
  withBrowser(async (browser) => {
    await note('typing', () => measureTyping(browser, baseURL))
    await note('reads', () => measureReads(browser, baseURL))
    // After the reads, whose lists must not hold these forms.
    await note('editor', () => measureEditor(browser, baseURL))
    await note('saving', () => measureSaving(browser, baseURL))
  })

try {
  await note('secondsFromStartToReady', measureStart)
  if (wants('typing') || wants('reads') || wants('editor') || wants('saving')) await withTown(inTown, TOWN)
  // Last, because building sets the mode of this process for all that it starts afterwards.
  await note('publicForm', measurePublicForm)
  await note('answering', measureAnswering)
} catch (problem) {
  console.error(stopping.aborted ? 'Stopped.' : problem)
  process.exit(1)
}
console.log(JSON.stringify(results, null, 2))
const broken = brokenLimits(results)
for (const sentence of broken) console.error(sentence)
process.exit(broken.length > 0 ? 1 : 0)
