import { MAX_CHOSEN } from '../../src/domain/answers-list/many'
import { brokenBill } from '../bill/limits'
import type { Bill } from '../bill/month'
import type { AnsweringCosts } from './answering'
import type { CatalogueVisit } from './catalogue'
import type { Counting } from './counting'
import { brokenAnswering, brokenEditing, brokenKeystrokes, brokenRuledOpening } from './drawing-limits'
import type { Editing } from './editor'
import type { Exported } from './export'
import type { Flood } from './flood'
import type { LogicCosts } from './form-logic'
import type { StatisticsOpening } from './form-statistics'
import type { Keystrokes } from './keystrokes'
import type { Moving } from './moving'
import type { Outbox } from './outbox'
import type { PdfMaking } from './pdf'
import type { PublicFormSize } from './public-form'
import type { Engines } from './engines'
import type { RandomAnswers } from './random-answers'
import type { ScreenReads } from './reads'
import type { Reviewing } from './reviewing'
import type { RuledOpening } from './ruled-opening'
import type { Saving } from './saving'
import type { Visit } from './visit'
import type { Vitals } from './vitals'
import { brokenFirstVisit, brokenStaff } from './vitals-limits'
import type { Writing } from './writer'

// Counts that are the same on every machine; what a clock says has no limit here.

/** Fifteen answers, the form, their number, and the municipality for its hours and how long it keeps answers. */
const LIST_READS = 18
/** Fifteen answers, and the municipality for its hours (REACH-08). */
const TASKS_READS = 17
/** Five forms in which something waits, which say what is late; then up to five that changed, each counted. */
const OWN_READS: Record<string, number> = { 'public form': 2, home: 5, 'home of who comes back': 15 }
/** With the session, the user, what is new, and what rules read for these. */
const HOME_BILLED_READS: Record<string, number> = { home: 13, 'home of who comes back': 35 }
/** One answer among a hundred thousand, with what the function reads that finds it. */
const FOUND_READS = 20
/** A citizen's answer and the version that it was given in, and what a correction opens besides. */
const REVIEW_READS = 3
/** A list hears of changes by its newest one. */
const LIVE_READS = 1
/** Seven forms and one to know of more, what stands with them, how many there are and what else the page asks. */
const FORM_LIST_READS = 21
/** Bytes of a page of answers, not compressed. */
const LIST_BYTES = 80_000
/** Bytes of a page of seven forms, not compressed, however many there are. */
const FORM_LIST_BYTES = 30_000
/** A catalogue of 300 forms with its search, and its first text at a quarter of this machine's speed (REACH-02). */
const CATALOGUE_BYTES = 90_000
const CATALOGUE_MS = 1000
/** Memory of a whole export in the page, of its writer alone, and of making a PDF, in MB. */
const EXPORT_MEGABYTES = 400
const WRITER_MEGABYTES = 150
const PDF_MEGABYTES = 150
/** What the writer may keep of its rows, in MB, whatever their number: a sheet's 65,530 links. */
const WRITER_KEEPS_MEGABYTES = 30

/**
 * What a form of 2,000 questions and 1,000 rules may cost, in milliseconds: the middle of all changes, the one that takes
 * longest, its graph; and how many times as long as without rules it may take to open.
 */
const CHANGE_MS = 0.1
const WORST_CHANGE_MS = 2
const GRAPH_MS = 50
/** A proof of 500 questions and 300 rules, and one that leads nowhere. */
const PROOF_MS = 2000
/** Twice the letters take twice the time; ways that are tried one after another would take four times. */
const PATTERN_RATIO = 3

export interface Results {
  publicForm: PublicFormSize
  visit: Visit
  firstVisit: Vitals[]
  staff: Vitals[]
  catalogue: CatalogueVisit
  answering: AnsweringCosts
  secondsFromStartToReady: number
  typing: Keystrokes[]
  ruledOpening: RuledOpening
  reads: ScreenReads[]
  /** The limits of a hundred thousand answers. */
  list: ScreenReads[]
  editor: Editing[]
  reviewing: Reviewing[]
  statistics: StatisticsOpening[]
  saving: Saving[]
  moving: Moving
  flood: Flood
  pdf: PdfMaking
  writer: Writing[]
  export: Exported
  counting: Counting[]
  outbox: Outbox
  logic: LogicCosts
  randomAnswers: RandomAnswers
  engines: Engines
  bill: Bill[]
}

const isList = (screen: string): boolean => screen.startsWith('answers list')

function bytesLimit(screen: string): number {
  if (screen.startsWith('form list')) return FORM_LIST_BYTES
  return isList(screen) ? LIST_BYTES : Infinity
}

function readsLimit(screen: string): number {
  if (screen in OWN_READS) return OWN_READS[screen] ?? 0
  if (screen.startsWith('tasks')) return TASKS_READS
  if (screen.startsWith('form list')) return FORM_LIST_READS
  if (screen.startsWith('answer found')) return FOUND_READS
  return isList(screen) ? LIST_READS : Infinity
}

function brokenCatalogue({ forms, brotliBytes, firstTextMs }: CatalogueVisit): string[] {
  const what = `A catalogue of ${forms} forms`
  const broken: string[] = []
  if (brotliBytes > CATALOGUE_BYTES) broken.push(`${what} loads ${brotliBytes} bytes.`)
  if (firstTextMs > CATALOGUE_MS) broken.push(`${what} shows its first text after ${firstTextMs} ms.`)
  return broken
}

function brokenFiles({ pdf, writer = [], export: exported }: Partial<Results>): string[] {
  const broken: string[] = []
  if (pdf && pdf.makingMegabytes > PDF_MEGABYTES)
    broken.push(`Making a PDF of ${pdf.questions} questions takes ${pdf.makingMegabytes} MB.`)
  for (const { rows, peakMegabytes, beforeMegabytes, keptMegabytes } of writer) {
    const writing = peakMegabytes - beforeMegabytes
    if (writing > WRITER_MEGABYTES) broken.push(`Writing a workbook of ${rows} rows takes ${writing} MB.`)
    if (keptMegabytes > WRITER_KEEPS_MEGABYTES)
      broken.push(`Writing ${rows} rows keeps ${keptMegabytes} MB of them.`)
  }
  if (exported && exported.rows !== exported.answers)
    broken.push(`The export of ${exported.answers} answers has ${exported.rows}.`)
  if (exported && exported.peakMegabytes > EXPORT_MEGABYTES)
    broken.push(`The export of ${exported.answers} answers takes ${exported.peakMegabytes} MB of the page.`)
  return broken
}

/** How long the page did not answer meanwhile only informs: it is a clock's. */
function brokenMoving({ answers, writes, told, stored }: Moving): string[] {
  const broken: string[] = []
  if (answers !== MAX_CHOSEN || writes > answers)
    broken.push(`Moving ${answers} answers takes ${writes} writes.`)
  if (told !== answers || stored !== answers)
    broken.push(`Of ${answers} answers ${told} are told as moved, and ${stored} are.`)
  return broken
}

/** How long it took only informs. */
function brokenOutbox(outbox: Outbox): string[] {
  const { left, photosOfEach, verified, waiting, stored, different, photos } = outbox
  const broken: string[] = []
  if (stored !== left || different !== left)
    broken.push(`Of ${left} answers in the outbox ${stored} are stored, ${different} different ones.`)
  if (photos !== left * photosOfEach) broken.push(`Of ${left * photosOfEach} photos ${photos} are stored.`)
  if (verified !== left || waiting !== 0)
    broken.push(`Of ${left} answers the outbox says that ${verified} are verified and ${waiting} wait.`)
  return broken
}

/** What the statistics of a form may cost to open, by the period that is shown. */
const STATISTICS_READS: Record<string, number> = { '7 days': 40, '6 months': 130 }
/** Bytes, not compressed. */
const STATISTICS_BYTES = 300_000
const STATISTICS_TIMES_A_LIST = 2

function brokenStatistics(openings: StatisticsOpening[]): string[] {
  const broken: string[] = []
  for (const { answers, period, reads, storeBytes, firstChartMs, listMs } of openings) {
    const what = `Statistics of ${period} at ${answers} answers`
    const fewest = openings.find((one) => one.period === period)?.reads
    const most = STATISTICS_READS[period] ?? 0
    if (reads > most) broken.push(`${what} open with ${reads} reads, more than ${most}.`)
    if (reads !== fewest) broken.push(`${what} open with ${reads} reads, not ${fewest} as at fewer.`)
    if (storeBytes > STATISTICS_BYTES)
      broken.push(`${what} open with ${storeBytes} bytes, more than ${STATISTICS_BYTES}.`)
    if (firstChartMs > STATISTICS_TIMES_A_LIST * listMs)
      broken.push(`${what} draw after ${firstChartMs} ms, a list of answers stands after ${listMs}.`)
  }
  return broken
}

function brokenLogic(logic: LogicCosts): string[] {
  const { changeMs, worstMs, changes, drawings, graphMs, decidedMs, proofMs } = logic
  const broken: string[] = []
  for (const { kind, dependents, evaluated } of changes)
    if (evaluated !== dependents)
      broken.push(`A change (${kind}) works out ${evaluated} rules, not the ${dependents} that depend on it.`)
  for (const { kind, changed, drawn } of drawings)
    if (drawn !== changed)
      broken.push(`An answer (${kind}) draws ${drawn} questions of which ${changed} changed.`)
  if (changeMs > CHANGE_MS) broken.push(`A change is worked out in ${changeMs} ms.`)
  if (worstMs > WORST_CHANGE_MS) broken.push(`The worst change is worked out in ${worstMs} ms.`)
  if (logic.patternRatio > PATTERN_RATIO)
    broken.push(`A pattern takes ${logic.patternRatio} times as long over twice the letters.`)
  if (decidedMs > PROOF_MS) broken.push(`A proof takes ${decidedMs} ms.`)
  if (graphMs > GRAPH_MS) broken.push(`What depends on what is found in ${graphMs} ms.`)
  if (proofMs > PROOF_MS) broken.push(`A proof that leads nowhere takes ${proofMs} ms.`)
  return broken
}

/** A sentence for each count that is past its limit; what was not measured breaks none. */
export function brokenLimits(results: Partial<Results>): string[] {
  const { publicForm, visit, answering, typing, reads, editor, reviewing, saving, flood } = results
  const broken: string[] = []
  if (publicForm && publicForm.javascriptBrotliBytes > publicForm.budget)
    broken.push(`The public form loads ${publicForm.javascriptBrotliBytes} bytes of JavaScript.`)
  if (publicForm && publicForm.portalBrotliBytes > publicForm.javascriptBrotliBytes + publicForm.portalMore)
    broken.push(`The portal’s form loads ${publicForm.portalBrotliBytes} bytes of JavaScript.`)
  const visits = publicForm && [publicForm.visitBrotliBytes, publicForm.visitBesideSingleSignOnBrotliBytes]
  for (const bytes of visits ?? [])
    if (publicForm && bytes > publicForm.visitBudget)
      broken.push(`A whole visit may load ${bytes} bytes of JavaScript.`)
  if (visit && visit.javascriptBrotliBytes > visit.budget)
    broken.push(`A whole visit loads ${visit.javascriptBrotliBytes} bytes of JavaScript.`)
  for (const opened of reviewing ?? [])
    if (opened.reads > REVIEW_READS)
      broken.push(`A ${opened.who} opens with ${opened.reads} reads, more than ${REVIEW_READS}.`)
  const typed = [...(answering?.keystrokes ?? []), ...(typing ?? [])]
  for (const { questions, rendersPerKeystroke } of [...typed, ...(reviewing ?? [])])
    if (rendersPerKeystroke !== 1)
      broken.push(`A key draws ${rendersPerKeystroke} questions among ${questions}, not 1.`)
  broken.push(...brokenKeystrokes(typed))
  for (const one of [...(reads ?? []), ...(results.list ?? [])]) {
    const limit = readsLimit(one.screen)
    if (one.reads > limit) broken.push(`${one.screen}: ${one.reads} reads, more than ${limit}.`)
    if (one.liveReads > LIVE_READS)
      broken.push(`${one.screen}: ${one.liveReads} reads to hear of changes, more than ${LIVE_READS}.`)
    const billed = HOME_BILLED_READS[one.screen] ?? Infinity
    if (one.billedReads > billed)
      broken.push(`${one.screen}: ${one.billedReads} reads are billed, more than ${billed}.`)
    const most = bytesLimit(one.screen)
    if (one.storeBytes > most) broken.push(`${one.screen}: ${one.storeBytes} bytes, more than ${most}.`)
  }
  for (const { who, storeRequests } of saving ?? [])
    if (storeRequests !== 1) broken.push(`A save of ${who} asks the store ${storeRequests} times, not once.`)
  if (flood && flood.broken > 0) broken.push(`Of a flood of saves ${flood.broken} broke.`)
  if (results.ruledOpening) broken.push(...brokenRuledOpening(results.ruledOpening))
  if (answering) broken.push(...brokenAnswering(answering))
  if (results.catalogue) broken.push(...brokenCatalogue(results.catalogue))
  if (results.logic) broken.push(...brokenLogic(results.logic))
  for (const one of results.engines?.different ?? [])
    broken.push(`An engine of others and ours differ: ${one}`)
  if (results.randomAnswers && results.randomAnswers.different > 0) {
    const { answers, different, first } = results.randomAnswers
    broken.push(`Of fillings of ${answers} answers ${different} come to different things (${first}).`)
  }
  if (results.moving) broken.push(...brokenMoving(results.moving))
  if (results.outbox) broken.push(...brokenOutbox(results.outbox))
  broken.push(...brokenStatistics(results.statistics ?? []))
  for (const { answers, parts, instances, counted, inWork } of results.counting ?? [])
    if (counted !== answers || inWork !== answers) {
      const by = `in ${parts} parts by ${instances} instances`
      broken.push(`Of ${answers} answers ${counted} are counted ${by}, and the work says ${inWork}.`)
    }
  broken.push(...brokenStaff(results.staff ?? []), ...brokenFirstVisit(results.firstVisit ?? []))
  broken.push(...brokenEditing(editor ?? []), ...brokenFiles(results), ...brokenBill(results.bill ?? []))
  return broken
}
