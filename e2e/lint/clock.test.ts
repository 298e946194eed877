import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What takes the clock of whoever runs it, or does arithmetic with dates (OPS-08, decision 067). */
const OWN_CLOCK =
  /\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(Date|Time)?String\(|\.to(Date|Time)String\(|Intl\.DateTimeFormat|\bdayjs\b|new Date\([^()]*,/
/** What takes a day or an hour by the clock of Greenwich, which is no town hall's. */
const GREENWICH =
  /\.(get|set)UTC(Hours|Minutes|Date|Day|Month|FullYear)\(|toISOString\(\)\.(slice|split|substring)\(/
/** They decide for everybody. */
const DECIDE = ['zone.ts', 'zone-times.ts', 'dates.ts', 'calendar-names.ts'].map(
  (name) => `src/domain/${name}`,
)
/** Days that nobody is shown as a day of the town hall, and why. */
const NOT_SHOWN = [
  // Calendar days have no zone.
  ...['src/domain/calendar.ts', 'src/lib/xlsx/read-sheets.ts'],
  // Years that a record is kept.
  'src/domain/privacy/person-erasure.ts',
  // Sums are kept by the hour and folded into days of the town hall.
  'src/domain/statistics/aggregates/range.ts',
  // They name one night's work.
  'functions/src/retention/erase.ts',
  ...['functions/src/retention/mail-notice.ts', 'functions/src/operation/mail-digest.ts'],
]

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

const written = [...sources('src'), ...sources('functions/src')].filter(
  (path) => !DECIDE.includes(path) && !path.startsWith('src/build/'),
)

/** Where a pattern stands in code. */
const placesOf = (pattern: RegExp, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => !/^\s*(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
      .map(({ at }) => at),
  )

it('OPS-08 nobody but the modules of zones asks the clock of the device or reckons with dates', () => {
  expect(placesOf(OWN_CLOCK, written)).toEqual([])
})

it('OPS-08 nobody takes a day of Greenwich for one of the town hall', () => {
  const others = written.filter((path) => !NOT_SHOWN.includes(path))
  expect(placesOf(GREENWICH, others)).toEqual([])
  // Who is excused has a reason.
  for (const path of NOT_SHOWN) expect(placesOf(GREENWICH, [path])).not.toEqual([])
})
