import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What takes the clock of whoever runs it, or does arithmetic with dates (OPS-08, decision 067). */
const OWN_CLOCK =
  /\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(Date|Time)String\(|Intl\.DateTimeFormat|\bdayjs\b|new Date\([^()]*,/
/** They decide for everybody. */
const DECIDE = ['src/domain/zone.ts', 'src/domain/zone-times.ts', 'src/domain/dates.ts']

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

it('OPS-08 nobody but the modules of zones asks the clock of the device or reckons with dates', () => {
  const own = [...sources('src'), ...sources('functions/src')]
    .filter((path) => !DECIDE.includes(path) && !path.startsWith('src/build/'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        .filter(({ line }) => !/^\s*(\*|\/\/|\/\*)/.test(line) && OWN_CLOCK.test(line))
        .map(({ at }) => at),
    )
  expect(own).toEqual([])
})
