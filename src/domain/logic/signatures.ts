/**
 * What can be called in a formula, for whoever writes one: names, and what each function takes. It stands apart from the
 * functions themselves, so that forms which are answered load nothing of it; a test keeps both alike.
 */
import type { Param } from './function-spec'

export interface Signature {
  name: string
  params: readonly Param[]
  /** How many of them may be left out at the end. */
  optional: number
  /** What any further arguments are; without it there are none. */
  rest?: Param
  /** It goes over all rows of its argument. */
  isOverRows: boolean
}

const taking = (params: readonly Param[], names: string): Signature[] =>
  names.split(' ').map((name) => ({ name, params, optional: 0, isOverRows: false }))
const over = (param: Param, names: string): Signature[] =>
  taking([param], names).map((one) => ({ ...one, isOverRows: true }))
const more = (signatures: readonly Signature[], given: Partial<Signature>): Signature[] =>
  signatures.map((one) => ({ ...one, ...given }))

/** Every function that can be called, by name. */
export const SIGNATURES: readonly Signature[] = [
  ...taking([], 'blank row_number today'),
  ...taking(['any'], 'is_blank'),
  ...taking(['yesNo', 'same', 'same'], 'if'),
  ...more(taking(['same'], 'coalesce'), { rest: 'same' }),
  ...taking(['options'], 'count_checked is_checked'),
  ...taking(['any'], 'count_files'),
  ...taking(['options', 'text'], 'lookup'),
  ...taking(['number'], 'abs ceil floor'),
  ...more(taking(['number', 'number'], 'round'), { optional: 1 }),
  ...taking(['text'], 'attribute length lower number trim upper'),
  ...taking(['text'], 'is_cbu is_cuit is_dni is_email is_iban is_nie is_nif is_phone'),
  ...taking(['text', 'text'], 'contains matches starts_with'),
  ...more(taking([], 'concat'), { rest: 'any' }),
  ...taking(['date'], 'day month weekday year'),
  ...taking(['date', 'number'], 'add_days add_months add_years'),
  ...taking(['date', 'date'], 'days_between months_between'),
  ...more(taking(['date', 'date'], 'age'), { optional: 1 }),
  ...taking(['time'], 'hour minute'),
  ...taking(['moment'], 'date time'),
  ...taking(['moment', 'moment'], 'minutes_between'),
  ...taking(['place', 'place'], 'distance'),
  ...over('number', 'average sum'),
  ...over('any', 'count'),
  ...over('yesNo', 'all any'),
  ...over('ordered', 'max min'),
].toSorted((one, other) => (one.name < other.name ? -1 : 1))
