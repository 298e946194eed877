/** What the performance goals count, as JSON. Clocks differ and only inform; a count past its limit fails. */
import { withMunicipality } from '../stack/with-municipality'
import { measureAnswering } from './answering'
import { measureBill } from './bill'
import { withBrowser } from './browser'
import { measureCatalogue } from './catalogue'
import { measureCounting } from './counting'
import { measureEditor } from './editor'
import { measureEngines } from './engines'
import { EXPORT_MUNICIPALITY, measureExport } from './export'
import { measureFlood } from './flood'
import { measureLogic } from './form-logic'
import { measureStatistics } from './form-statistics'
import { brokenLimits, type Results } from './limits'
import { MANY_ANSWERS_JAVA } from './many-answers'
import { measureMoving } from './moving'
import { measureOutbox } from './outbox'
import { measurePdf } from './pdf'
import { measurePublicForm } from './public-form'
import { measureRandomAnswers } from './random-answers'
import { measureManyReads, measureReads, MUNICIPALITY } from './reads'
import { measureReviewing } from './reviewing'
import { measureRuledOpening } from './ruled-opening'
import { measureSaving } from './saving'
import { measureFirstVisit, measureStaff } from './staff'
import { measureStart } from './start'
import { stopping } from './stopping'
import { measureTyping } from './typing'
import { measureVisit } from './visit'
import { measureWriter } from './writer'

type Part = keyof Results
const PARTS = [
  'secondsFromStartToReady',
  'typing',
  'ruledOpening',
  'reads',
  'list',
  'editor',
  'reviewing',
  'statistics',
  'saving',
  'moving',
  'flood',
  'visit',
  'firstVisit',
  'staff',
  'catalogue',
  'pdf',
  'publicForm',
  'answering',
  'logic',
] satisfies Part[]
/** What needs the emulators, with the same municipality for all. */
const IN_MUNICIPALITY = [
  'typing',
  'ruledOpening',
  'reads',
  'editor',
  'reviewing',
  'statistics',
  'saving',
  'moving',
  'flood',
  'visit',
  'firstVisit',
  'staff',
  'counting',
  'outbox',
  'bill',
] satisfies Part[]
/** Takes many minutes: measured only when it is named. */
const LONG_PARTS = [
  'writer',
  'export',
  'counting',
  'outbox',
  'randomAnswers',
  'engines',
  'bill',
] satisfies Part[]

const wanted = process.argv.slice(2)
const known: Part[] = [...PARTS, ...LONG_PARTS]
const unknown = wanted.find((name) => !known.some((part) => part === name))
if (unknown !== undefined) {
  const long = LONG_PARTS.join(', ')
  console.error(
    `There is no part "${unknown}": choose from ${PARTS.join(', ')}, or none for all of these; ${long} take long.`,
  )
  process.exit(1)
}
const wants = (part: Part) =>
  wanted.length === 0 ? PARTS.some((one) => one === part) : wanted.includes(part)

const results: Partial<Results> = {}
async function note<P extends Part>(part: P, measure: () => Promise<Results[P]>): Promise<void> {
  if (!wants(part)) return
  stopping.throwIfAborted()
  console.error(`Measuring ${part} ...`)
  results[part] = await measure()
}

const inMunicipality = (baseURL: string) =>
  withBrowser(async (browser) => {
    await note('typing', () => measureTyping(browser, baseURL))
    await note('ruledOpening', () => measureRuledOpening(browser, baseURL))
    await note('reads', () => measureReads(browser, baseURL))
    // After the reads, whose lists must not have these forms.
    await note('editor', () => measureEditor(browser, baseURL))
    await note('reviewing', () => measureReviewing(browser, baseURL))
    await note('statistics', () => measureStatistics(browser, baseURL))
    await note('saving', () => measureSaving(browser, baseURL))
    await note('moving', () => measureMoving(browser, baseURL))
    await note('flood', measureFlood)
    await note('visit', () => measureVisit(browser, baseURL))
    await note('firstVisit', () => measureFirstVisit(browser, baseURL))
    await note('staff', () => measureStaff(browser, baseURL))
    await note('counting', measureCounting)
    await note('outbox', measureOutbox)
    await note('bill', () => measureBill(browser, baseURL))
  })

if (wants('list') || wants('export')) process.env.JDK_JAVA_OPTIONS = MANY_ANSWERS_JAVA
try {
  await note('secondsFromStartToReady', measureStart)
  if (IN_MUNICIPALITY.some(wants)) await withMunicipality(inMunicipality, MUNICIPALITY)
  if (wants('list')) {
    await withMunicipality(
      (baseURL) => withBrowser((browser) => note('list', () => measureManyReads(browser, baseURL))),
      MUNICIPALITY,
    )
  }
  if (wants('catalogue')) await withBrowser((browser) => note('catalogue', () => measureCatalogue(browser)))
  await note('pdf', measurePdf)
  await note('writer', measureWriter)
  if (wants('export')) {
    await withMunicipality(
      (baseURL) => withBrowser((browser) => note('export', () => measureExport(browser, baseURL))),
      EXPORT_MUNICIPALITY,
    )
  }
  // Last, because building sets the mode of this process for all that it starts afterwards.
  await note('publicForm', measurePublicForm)
  await note('answering', measureAnswering)
  await note('logic', measureLogic)
  await note('randomAnswers', measureRandomAnswers)
  await note('engines', measureEngines)
} catch (problem) {
  console.error(stopping.aborted ? 'Stopped.' : problem)
  // What was measured before took its time, too.
  console.log(JSON.stringify(results, null, 2))
  process.exit(1)
}
console.log(JSON.stringify(results, null, 2))
const broken = brokenLimits(results)
for (const sentence of broken) console.error(sentence)
process.exit(broken.length > 0 ? 1 : 0)
