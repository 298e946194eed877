/** What a month of a town costs, reckoned from counted operations (OPS-10). */
import { SCHEDULED, type ScheduledName } from '../../src/domain/operation/scheduled-work'
import { VISIT_BUDGET } from '../../src/build/public-bundle'
import { ACT_LIMITS, RULES_READS, RUN_LIMITS, type Act, type ActCost } from '../act-costs'
import type { Prices } from './prices'

/** Documents that each page reads until it stands, those of rules included. */
export interface ScreenCounts {
  'public form': number
  home: number
  'form list': number
  'answers list': number
  'answer view': number
  statistics: number
}
export type Screen = keyof ScreenCounts

/** What happens in a month for each thousand people. An installation that knows better changes these. */
export const HABITS = {
  acts: {
    'public answer': 20,
    'staff answer': 10,
    'photo of a stranger': 20,
    'state move': 45,
    correction: 3,
    deletion: 1,
    'paid ticket': 3,
    certificate: 2,
    'PDF of an answer': 8,
    'signing in': 20,
  },
  screens: {
    'public form': 60,
    home: 40,
    'form list': 40,
    'answers list': 80,
    'answer view': 80,
    statistics: 5,
  },
  /** An export of ten thousand answers, read one by one. */
  exports: 0.1,
} as const satisfies {
  acts: Partial<Record<Act, number>>
  screens: Record<Screen, number>
  exports: number
}

const EXPORTED = 10_000
/** Years of answers that lie in the store. */
const YEARS_KEPT = 5
/** An answer with its versions, indexes and history; and its two photos. */
const ANSWER_GIGABYTES = 40e-6
const PHOTO_GIGABYTES = 1e-3
/** Not every form asks for them. */
const PHOTOS_OF_AN_ANSWER = 4 / 3
/** What an invocation takes of a whole processor and a quarter of a gigabyte, mostly waiting for the store. */
const INVOCATION_SECONDS = 0.4
const INVOCATION_GIGABYTES = 0.25
const SCHEDULED_SECONDS = 0.2
const MONTH_MS = 30 * 24 * 60 * 60_000
const THOUSAND = 1000

/** What the browser and the rules do besides functions: its own write, and the documents that rules read. */
const OWN: Partial<Record<Act, Partial<ActCost>>> = {
  'public answer': { reads: RULES_READS['a stranger’s answer'], writes: 1 },
  'staff answer': { reads: RULES_READS['an inspector’s answer'], writes: 1 },
  'state move': { reads: RULES_READS['an answer moved'], writes: 1 },
}

export interface Line {
  what: string
  /** How often in the month. */
  times: number
  dollars: number
}

export interface Bill {
  people: number
  answers: number
  dollars: number
  /** What a month costs in which nothing happens. */
  idleDollars: number
  /** What is done because of a thousand answers: acts, pages and exports, without bytes that are kept or sent. */
  operationsPerThousandAnswers: number
  /** Dearest first. */
  lines: Line[]
}

const dollarsOf = ({ reads, writes, deletes, invocations }: ActCost, prices: Prices): number =>
  reads * prices.read +
  writes * prices.write +
  deletes * prices.delete +
  invocations *
    (prices.invocation +
      INVOCATION_SECONDS * (prices.processorSecond + INVOCATION_GIGABYTES * prices.gigabyteSecond))

function actCost(act: Act): ActCost {
  const { reads, writes, deletes, invocations } = ACT_LIMITS[act]
  const own = OWN[act] ?? {}
  return { reads: reads + (own.reads ?? 0), writes: writes + (own.writes ?? 0), deletes, invocations }
}

const SCREENS: readonly Screen[] = [
  'public form',
  'home',
  'form list',
  'answers list',
  'answer view',
  'statistics',
]
const ACTS = Object.keys(HABITS.acts).filter((name): name is keyof typeof HABITS.acts => name in HABITS.acts)
const SCHEDULES = Object.keys(SCHEDULED).filter((name): name is ScheduledName => name in SCHEDULED)

/** What a schedule costs in a month, whether anybody lives there or not. */
function scheduleLine(name: ScheduledName, prices: Prices): Line {
  const times = MONTH_MS / SCHEDULED[name]
  const { reads, writes } = RUN_LIMITS[name]
  const run =
    dollarsOf({ reads, writes, deletes: 0, invocations: 0 }, prices) +
    prices.invocation +
    SCHEDULED_SECONDS * (prices.processorSecond + INVOCATION_GIGABYTES * prices.gigabyteSecond)
  return { what: `schedule ${name}`, times, dollars: times * run + prices.job }
}

function operationsOf(people: number, screens: ScreenCounts, prices: Prices): Line[] {
  const thousands = people / THOUSAND
  const byAct = ACTS.map((act) => {
    const times = HABITS.acts[act] * thousands
    return { what: act, times, dollars: times * dollarsOf(actCost(act), prices) }
  })
  const byScreen = SCREENS.map((screen) => {
    const times = HABITS.screens[screen] * thousands
    return { what: `page: ${screen}`, times, dollars: times * screens[screen] * prices.read }
  })
  const exported = HABITS.exports * thousands
  const exports = {
    what: 'export of 10,000 answers',
    times: exported,
    dollars: exported * EXPORTED * prices.read,
  }
  return [...byAct, ...byScreen, exports]
}

function bytesOf(people: number, prices: Prices): Line[] {
  const thousands = people / THOUSAND
  const visits = HABITS.screens['public form'] * thousands
  const kept = answersOf(people) * 12 * YEARS_KEPT
  return [
    {
      what: 'first visits (bytes)',
      times: visits,
      dollars: ((visits * VISIT_BUDGET) / 1e9) * prices.hostingGigabyte,
    },
    {
      what: 'answers that are kept',
      times: kept,
      dollars: kept * ANSWER_GIGABYTES * prices.storeGigabyte,
    },
    {
      what: 'photos that are kept',
      times: kept * PHOTOS_OF_AN_ANSWER,
      dollars: kept * PHOTOS_OF_AN_ANSWER * PHOTO_GIGABYTES * prices.fileGigabyte,
    },
    {
      what: 'photos that are looked at',
      times: HABITS.screens['answer view'] * thousands * PHOTOS_OF_AN_ANSWER,
      dollars:
        HABITS.screens['answer view'] *
        thousands *
        PHOTOS_OF_AN_ANSWER *
        PHOTO_GIGABYTES *
        prices.sentGigabyte,
    },
  ]
}

/** Answers that a town gives in a month. */
const answersOf = (people: number): number =>
  ((HABITS.acts['public answer'] + HABITS.acts['staff answer']) * people) / THOUSAND

/**
 * The bill of a month.
 * @param people inhabitants of the town
 * @param screens as they were counted
 * @param prices in dollars
 */
export function billOf(people: number, screens: ScreenCounts, prices: Prices): Bill {
  const operations = operationsOf(people, screens, prices)
  const bySchedule = SCHEDULES.map((name) => scheduleLine(name, prices))
  const lines = [...operations, ...bytesOf(people, prices), ...bySchedule]
  const sum = (some: readonly Line[]) => some.reduce((dollars, line) => dollars + line.dollars, 0)
  const answers = answersOf(people)
  return {
    ...{ people, answers },
    dollars: sum(lines),
    idleDollars: sum(bySchedule),
    operationsPerThousandAnswers: (THOUSAND * sum(operations)) / answers,
    lines: lines.toSorted((one, other) => other.dollars - one.dollars),
  }
}
