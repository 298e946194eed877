import { MAX_STATE_REF } from '../domain/form/state-ref'
import { readChoices, writeChoices } from '../domain/answers-list/choice-address'
import { plainNumber } from '../domain/citizen/identity'
import {
  ANSWERS_ORDERS,
  MAX_CHOICES,
  MAX_SEARCH,
  NO_FILTERS,
  type AnswerFilters,
  type AnswersOrder,
  type Period,
} from '../domain/answers-list/filters'
import { isDay } from '../domain/dates'
import { paths } from './paths'
import { cutText } from '../domain/text/cut'
import { readAnswerCode } from '../domain/codes/read-code'
import { cleanText } from '../domain/text/clean'

/** Names of the filters in the address; they do not change, or shared links would show something else. */
const KEY = {
  code: 'codigo',
  author: 'autor',
  assignee: 'asignado',
  citizenDni: 'dni',
  state: 'estado',
  day: 'dia',
  from: 'desde',
  to: 'hasta',
  order: 'orden',
  search: 'buscar',
} as const
/** What an order is called there; the default has no word. */
const ORDER_WORDS = { lastUpdate: 'actualizacion', vence: 'vencimiento' } as const

/** A last day that is another one each day, so that a kept view of what is late stays one. */
const YESTERDAY = 'ayer'

const VIEW = 'vista'
const MAP = 'mapa'

/** The ways to look at the answers (ALIST-03). */
export const ANSWER_VIEWS = ['list', 'map'] as const
export type AnswersView = (typeof ANSWER_VIEWS)[number]

export const readView = (params: URLSearchParams): AnswersView => (params.get(VIEW) === MAP ? 'map' : 'list')

/** Puts the view into an address with filters; the list needs no word, because it is the default. */
export const writeView = (params: URLSearchParams, view: AnswersView): URLSearchParams => {
  if (view === 'map') params.set(VIEW, MAP)
  return params
}

function periodIn(params: URLSearchParams): Period | null {
  const dayIn = (key: string) => {
    const text = params.get(key) ?? ''
    return isDay(text) ? text : null
  }
  if (params.get(KEY.to) === YESTERDAY) return { isPast: true }
  // A single day and a range never go together (ALIST-02): the day wins.
  const day = dayIn(KEY.day)
  if (day !== null) return { day }
  const [from, to] = [dayIn(KEY.from), dayIn(KEY.to)]
  return from === null && to === null ? null : { from, to }
}

function stateIn(params: URLSearchParams): string | null {
  const text = params.get(KEY.state) ?? ''
  return text !== '' && text.length <= MAX_STATE_REF ? text : null
}

function orderIn(params: URLSearchParams): AnswersOrder {
  const word = params.get(KEY.order)
  const known = ANSWERS_ORDERS.find((one) => one !== 'fechaCreacion' && ORDER_WORDS[one] === word)
  return known ?? NO_FILTERS.order
}

/** The filters that an address asks for; what cannot be understood is left out. */
export const readFilters = (params: URLSearchParams): AnswerFilters => ({
  code: readAnswerCode(params.get(KEY.code) ?? ''),
  author: cleanText(params.get(KEY.author) ?? ''),
  assignee: cleanText(params.get(KEY.assignee) ?? ''),
  citizenDni: plainNumber(params.get(KEY.citizenDni) ?? ''),
  state: stateIn(params),
  period: periodIn(params),
  order: orderIn(params),
  search: cutText(cleanText(params.get(KEY.search) ?? ''), MAX_SEARCH),
  choices: readChoices(params).slice(0, MAX_CHOICES),
})

/** The address of filters, from the first page; empty for no filter at all. */
export function writeFilters({
  code,
  author,
  assignee,
  citizenDni,
  state,
  period,
  order,
  search,
  choices,
}: AnswerFilters): URLSearchParams {
  const params = new URLSearchParams()
  const put = (key: string, value: string | null) => {
    if (value !== null && value !== '') params.set(key, value)
  }
  put(KEY.code, code)
  put(KEY.author, author)
  put(KEY.assignee, assignee)
  put(KEY.citizenDni, citizenDni)
  put(KEY.state, state)
  if (period !== null && 'day' in period) put(KEY.day, period.day)
  if (period !== null && 'from' in period) {
    put(KEY.from, period.from)
    put(KEY.to, period.to)
  }
  if (period !== null && 'isPast' in period) put(KEY.to, YESTERDAY)
  put(KEY.order, order === 'fechaCreacion' ? null : ORDER_WORDS[order])
  put(KEY.search, search)
  writeChoices(params, choices)
  return params
}

/** The list of a form's answers with filters (ALIST-02). */
export const answersAddress = (formId: string, filters: Partial<AnswerFilters>): string =>
  `${paths.answers.href(formId)}?${writeFilters({ ...NO_FILTERS, ...filters }).toString()}`
