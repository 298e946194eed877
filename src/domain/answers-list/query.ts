import { authorNames, placesOf, type Member, type Place } from '../access/places'
import { ANY_DAY } from '../assignment/due'
import { LAST_DAY } from '../calendar'
import { dayIn } from '../dates'
import type { NoticeKind } from '../notices/choice'
import { zoneOf } from '../zone'
import { isFiltered, momentsOf, NO_FILTERS, type AnswerFilters, type AnswersOrder } from './filters'

/** One condition of a query, in the words of Firestore. Values of `areas` and `area` are paths of areas. */
export type Condition =
  | { field: string; op: '==' | 'array-contains'; value: string | number | boolean }
  | { field: string; op: 'in' | 'array-contains-any'; value: string[] }
  | { field: string; op: '>=' | '<='; value: Date | number | string }

/** Which answers a list asks for, and in which order (newest first). */
export interface AnswersQuery {
  where: Condition[]
  order: AnswersOrder
  /** What is due first comes first. */
  ascending?: true
}

interface ListedForm {
  id: string
  areas: string[]
  /** Its municipality's time zone, by which the days of filters are (OPS-08). */
  zonaHoraria?: string | undefined
}

/** Firestore allows 30 alternatives in one query; two names for the author double those of the areas. */
const MAX_ALTERNATIVES = 30
const MAX_AREAS = MAX_ALTERNATIVES
const MAX_AREAS_OF_OWN = 15

/** The widest of the places where a person reads answers; without a role it is that of the own answers. */
const placeOf = (viewer: Member): Place =>
  placesOf(viewer, 'read', 'answer').at(-1) ?? { creadoPor: { $in: authorNames(viewer) } }

/** Whether this person sees everybody's answers, not only the own ones (ALIST-08). */
export const seesAllAnswers = (viewer: Member): boolean => placeOf(viewer).creadoPor === undefined

/** Whether a list is of all answers that a form has, whose number is kept. */
export const listsAll = (viewer: Member, filters: AnswerFilters): boolean =>
  seesAllAnswers(viewer) && !isFiltered(filters) && filters.order !== 'vence'

/** The person's areas, those of the form first: answers given before the form moved carry its earlier areas. */
function areasFor(areas: string[], form: ListedForm, most: number): Condition {
  const shared = areas.filter((area) => form.areas.includes(area))
  return {
    field: 'areas',
    op: 'array-contains-any',
    value: [...new Set([...shared, ...areas])].slice(0, most),
  }
}

/** A place as conditions of a query; of its areas no more than the query takes. */
function conditionsOf({ areas, municipalityPath, creadoPor }: Place, form: ListedForm): Condition[] {
  const conditions: Condition[] = []
  if (municipalityPath !== undefined)
    conditions.push({ field: 'municipalityPath', op: '==', value: municipalityPath })
  if (areas) conditions.push(areasFor(areas.$in, form, creadoPor ? MAX_AREAS_OF_OWN : MAX_AREAS))
  if (creadoPor) conditions.push({ field: 'creadoPor', op: 'in', value: creadoPor.$in })
  return conditions
}

/** The conditions without which the rules refuse the query (VIEW-04, ALIST-08). */
const visibleTo = (viewer: Member, form: ListedForm): Condition[] => conditionsOf(placeOf(viewer), form)

/** The same for what this person answered: under the username or, in older answers, the e-mail. */
const ownPlaces = (viewer: Member, form: ListedForm): Condition[] =>
  conditionsOf({ ...placeOf(viewer), creadoPor: { $in: authorNames(viewer) } }, form)

/** Filters with the moments that their days begin and end at. */
export type Selection = Omit<AnswerFilters, 'period' | 'search' | 'choices'> & {
  from: Date | null
  to: Date | null
}

/** The ends of a period in what the list is sorted by: moments, or days of the municipality. */
function boundsOf({ order, from, to }: Selection, timeZone: string): Condition[] {
  const end = (op: '>=' | '<=', at: Date | null): Condition[] =>
    at === null ? [] : [{ field: order, op, value: order === 'vence' ? dayIn(at, timeZone) : at }]
  const isOpen = order === 'vence' && from === null
  return [
    ...(isOpen ? [{ field: order, op: '>=' as const, value: ANY_DAY }] : end('>=', from)),
    ...end('<=', to),
    // What waits without a term is due on no day.
    ...(order === 'vence' && to === null ? [{ field: order, op: '<=' as const, value: LAST_DAY }] : []),
  ]
}

function narrowedBy(filters: Selection, viewer: Member): Condition[] {
  const conditions: Condition[] = []
  const equal = (field: string, value: string | null): void => {
    if (value !== '' && value !== null) conditions.push({ field, op: '==', value })
  }
  equal('codigoMunicipio', filters.code)
  // For a role that sees only own answers, the place has named the author already.
  if (seesAllAnswers(viewer)) equal('creadoPor', filters.author)
  equal('asignado', filters.assignee)
  equal('datosCiudadano.dni', filters.citizenDni)
  equal('estados.clave', filters.state)
  return conditions
}

/** The query for the answers to a form that a person may see, narrowed to a selection (ALIST-02, ALIST-08). */
export const selectedAnswers = (viewer: Member, form: ListedForm, selection: Selection): AnswersQuery => ({
  where: [
    { field: 'idPlantilla', op: '==', value: form.id },
    ...visibleTo(viewer, form),
    ...narrowedBy(selection, viewer),
    ...boundsOf(selection, zoneOf(form)),
  ],
  order: selection.order,
  ...(selection.order === 'vence' && { ascending: true }),
})

/**
 * The query for a list of answers with its filters. The dates are those that the list is sorted by. Every
 * combination is served by an index.
 */
export const answersQuery = (
  viewer: Member,
  form: ListedForm,
  { period, ...filters }: AnswerFilters,
): AnswersQuery => selectedAnswers(viewer, form, { ...filters, ...momentsOf(period, zoneOf(form)) })

/** The query for the answers that a person gave to a form, whatever the role, newest first (ALIST-07). */
export const ownAnswersQuery = (viewer: Member, form: ListedForm): AnswersQuery => ({
  where: [{ field: 'idPlantilla', op: '==', value: form.id }, ...ownPlaces(viewer, form)],
  order: 'fechaCreacion',
})

/** The query for the answer of a form that changed last, of those that a person may see. */
export const changesQuery = (viewer: Member, form: ListedForm): AnswersQuery =>
  answersQuery(viewer, form, { ...NO_FILTERS, order: 'lastUpdate' })

/**
 * What is a person's turn, or that of a group they are in: of so many groups as the query takes beside its other
 * alternatives, which multiply. The turns of further groups are in the list of everybody's.
 */
function turnOf({ username, areas }: Member, visible: readonly Condition[]): Condition {
  const others = visible.reduce(
    (count, { value }) => count * (Array.isArray(value) ? Math.max(1, value.length) : 1),
    1,
  )
  const groups = areas.slice(0, Math.max(0, Math.floor(MAX_ALTERNATIVES / others) - 1))
  if (groups.length === 0) return { field: 'asignado', op: '==', value: username }
  return { field: 'asignado', op: 'in', value: [username, ...groups] }
}

/** What is new for a person, the newest first; what is late, the latest first (REACH-07). */
export interface NoticesQuery {
  where: Condition[]
  order: 'asignadoEl' | 'vence' | 'revisadoEl' | 'fechaCreacion'
  ascending: boolean
}

/**
 * The query for what a person may be told of, as a list (REACH-07).
 * @param since what came before is left out; of what is late nothing is
 * @param yesterday what was due then is late
 */
export function noticesQuery(
  viewer: Member,
  kind: NoticeKind,
  { since, yesterday }: { since: Date; yesterday: string },
): NoticesQuery {
  const visible = conditionsOf(placeOf(viewer), { id: '', areas: [] })
  const mine = turnOf(viewer, visible)
  const from = (
    field: 'asignadoEl' | 'revisadoEl' | 'fechaCreacion',
    ...more: Condition[]
  ): NoticesQuery => ({
    where: [...visible, ...more, { field, op: '>=', value: since }],
    order: field,
    ascending: false,
  })
  if (kind === 'asignadas') return from('asignadoEl', mine)
  if (kind === 'revisadas') return from('revisadoEl')
  if (kind === 'nuevas') return from('fechaCreacion')
  return {
    where: [
      ...visible,
      mine,
      { field: 'vence', op: '>=', value: ANY_DAY },
      { field: 'vence', op: '<=', value: yesterday },
    ],
    order: 'vence',
    ascending: true,
  }
}

/** What is to be worked on, what is late first. */
export interface TasksQuery {
  where: Condition[]
  order: 'vence'
  ascending: true
}

/**
 * The query for what is a person's turn or that of their groups (REACH-08), or everybody's that they may see: what waits
 * with a term, and what is somebody's turn without one, which comes last.
 */
export function tasksQuery(viewer: Member, whose: 'mine' | 'all'): TasksQuery {
  const visible = conditionsOf(placeOf(viewer), { id: '', areas: [] })
  return {
    where: [
      ...visible,
      ...(whose === 'mine' ? [turnOf(viewer, visible)] : []),
      { field: 'vence', op: '>=', value: ANY_DAY },
    ],
    order: 'vence',
    ascending: true,
  }
}
