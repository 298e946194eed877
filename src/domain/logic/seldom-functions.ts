/** Gives formulas the functions that few of them call. */
import { decimal, type Decimal } from './decimal'
import { dayNumber, dayOf, weekdayOfDay } from '../calendar'
import { dayPart, timePart } from '../wall-clock'
import { DATE_FUNCTIONS, partOf, whole } from './date-functions'
import { distance } from './distance'
import { isMailAddress } from '../mail/address'
import { checkOfText, of, type FunctionSpec } from './function-spec'
import { installSeldom } from './seldom'
import { one } from './number-functions'
import { TEXT_FUNCTIONS } from './text-functions'
import { isNumber, isText, textValue, UNASKED } from './value'

/** Most decimals to which something is rounded. */
const MAX_PLACES = 20

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 1440

const partOfTime = (from: number): FunctionSpec => ({
  params: ['time'],
  result: 'number',
  run: of(isText, (time = '') => decimal(time.slice(from, from + 2))),
})

/** Minutes since the calendar began, as the wall counts them: each day has as many. */
function minutesAt(moment: string): number {
  const [hours = 0, minutes = 0] = timePart(moment).split(':').map(Number)
  return dayNumber(dayPart(moment)) * MINUTES_OF_DAY + hours * MINUTES_OF_HOUR + minutes
}

const places = (count: Decimal | undefined): number =>
  count ? Math.min(MAX_PLACES, Math.max(0, Number(count.whole()))) : 0

const downwards = (number: Decimal): Decimal => {
  const cut = number.whole()
  return cut.cmp(number) > 0 ? cut.minus(decimal(1)) : cut
}

/** Capital and small letters are those of no language in particular: the same everywhere. */
const changed = (change: (text: string) => string): FunctionSpec => ({
  params: ['text'],
  result: 'text',
  run: of(isText, (text = '') => textValue(change(text))),
})

const FUNCTIONS: Record<string, FunctionSpec> = {
  ...DATE_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  abs: one((number) => number.abs()),
  round: {
    ...{ params: ['number', 'number'], optional: 1, result: 'number' },
    run: of(isNumber, (number, decimals) => number?.round(places(decimals)) ?? null),
  },
  floor: one(downwards),
  ceil: one((number) => downwards(number.neg()).neg()),
  upper: changed((text) => text.toUpperCase()),
  lower: changed((text) => text.toLowerCase()),
  trim: changed((text) => text.replaceAll(/\s+/gu, ' ')),
  is_email: checkOfText(isMailAddress),
  is_phone: checkOfText((text) => /^\+?\d{6,15}$/.test(text.replaceAll(/[ ()./-]/g, ''))),
  distance,
  count_files: {
    ...{ params: ['any'], result: 'number', takesBlank: true, takesUnasked: true, takesFiles: true },
    run: (_args, files = 0) => (files < 0 ? UNASKED : decimal(files)),
  },
  date: {
    ...{ params: ['number', 'number', 'number'], result: 'date' },
    run: of(isNumber, (...parts) => {
      const [year = null, month = null, day = null] = parts.map((part) =>
        part.eq(part.round()) ? whole(part) : null,
      )
      return year === null || month === null || day === null || year < 1 ? null : dayOf(year, month, day)
    }),
  },
  // From 1 for Monday to 7, as calendars of our countries have it.
  weekday: partOf((day) => weekdayOfDay(day) + 1),
  hour: partOfTime(0),
  minute: partOfTime('HH:'.length),
  minutes_between: {
    ...{ params: ['moment', 'moment'], result: 'number' },
    run: of(isText, (from = '', to = '') => decimal(minutesAt(to) - minutesAt(from))),
  },
}

installSeldom({ functions: new Map(Object.entries(FUNCTIONS)) })
