/** Times of day and moments in random formulas, worked out by what they are written as. */
import fc from 'fast-check'
import { countOf } from './plain-days'
import {
  alphabetical,
  blankness,
  call,
  comparison,
  count,
  each,
  both,
  isAmong,
  named,
  quoted,
  written,
  type Formula,
  type Formulas,
} from './plain-formula'
import { DAYS, TIMES } from './random-answers'

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 1440
const DAY = 'YYYY-MM-DD'.length

const same = (one: string): string => one
const aTime = named('h', 2, ({ times }, at) => times[at] ?? null)
const aMoment = named('m', 2, ({ moments }, at) => moments[at] ?? null)
const time: Formulas<string> = fc.oneof(
  aTime,
  aMoment.map((one) => ({ ...call('time', one), of: each(one, (value) => value.slice(DAY + 1)) })),
)
const days: Formulas<string> = aMoment.map((one) => ({
  ...call('date', one),
  of: each(one, (value) => value.slice(0, DAY)),
}))

const minuteOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * MINUTES_OF_HOUR + Number(clock.slice('HH:'.length))
const minutesOf = (moment: string): number =>
  countOf(moment.slice(0, DAY)) * MINUTES_OF_DAY + minuteOf(moment.slice(DAY + 1))

/** Beside a day a moment is its day. */
const besideDay = (one: Formula<string>): Formula<string> => ({
  ...one,
  of: each(one, (value) => value.slice(0, DAY)),
})

/** What comes of them, by what it is. */
export const ofClocks = {
  days,
  numbers: [
    time.map((one) => ({ ...call('hour', one), of: each(one, (value) => count(Number(value.slice(0, 2)))) })),
    time.map((one) => ({ ...call('minute', one), of: each(one, (value) => count(Number(value.slice(3)))) })),
    fc.tuple(aMoment, aMoment).map(([one, other]) => ({
      ...call('minutes_between', one, other),
      of: both(one, other, (from, to) => count(minutesOf(to) - minutesOf(from))),
    })),
  ],
  truths: [
    ...[time, aMoment].map(blankness),
    comparison(time, fc.oneof(time, written(TIMES, quoted, same)), alphabetical),
    comparison(aMoment, fc.oneof(aMoment, written(['2024-02-29T23:59'], quoted, same)), alphabetical),
    comparison(aMoment.map(besideDay), written(DAYS, quoted, same), alphabetical),
    isAmong(aTime, written(TIMES, quoted, same), (one, other) => one === other),
  ],
}
