import { seesOnlyOwnAnswers } from '../access/permissions'
import { roleOf, type User } from '../user/user'
import { momentsOf, NO_FILTERS, type AnswerFilters, type AnswersOrder } from './filters'

/** One condition of a query, in the words of Firestore. Values of `areas` are paths of areas. */
export type Condition =
  | { field: string; op: '=='; value: string | number | boolean }
  | { field: string; op: 'in' | 'array-contains-any'; value: string[] }
  | { field: string; op: '>=' | '<='; value: Date }

/** Which answers a list asks for, and in which order (newest first). */
export interface AnswersQuery {
  where: Condition[]
  order: AnswersOrder
}

/** What of a person decides which answers a list asks for. */
export type Viewer = Pick<User, 'roles' | 'areas' | 'municipalityPath' | 'username' | 'email'>
interface ListedForm {
  id: string
  areas: string[]
}

/** Firestore allows 30 alternatives in one query; two names for the author double those of the areas. */
const MAX_AREAS = 30
const MAX_AREAS_OF_OWN = 15

/** Whether this person sees everybody's answers, not only the own ones (ALIST-08). */
export function seesAllAnswers(viewer: Viewer): boolean {
  const role = roleOf(viewer)
  return role !== null && !seesOnlyOwnAnswers(role)
}

/** The own areas, those of the form first: answers given before the form moved carry its earlier areas. */
function areasFor(viewer: Viewer, form: ListedForm, most: number): Condition {
  const shared = viewer.areas.filter((area) => form.areas.includes(area))
  const value = [...new Set([...shared, ...viewer.areas])].slice(0, most)
  return { field: 'areas', op: 'array-contains-any', value }
}

/** Where this person sees answers; of the areas no more than the query takes. */
function placesOf(viewer: Viewer, form: ListedForm, most: number): Condition[] {
  const role = roleOf(viewer)
  if (role === 'ROLE_ADMIN') return []
  if (role === 'ROLE_SUPERVISOR_ELEVADO') {
    return [{ field: 'municipalityPath', op: '==', value: viewer.municipalityPath }]
  }
  return [areasFor(viewer, form, most)]
}

/** What this person answered: under the username or, in older answers, the e-mail. */
const madeBy = ({ username, email }: Viewer): Condition => ({
  field: 'creadoPor',
  op: 'in',
  value: [username, email].filter((name) => name !== ''),
})

const ownPlaces = (viewer: Viewer, form: ListedForm): Condition[] => [
  ...placesOf(viewer, form, MAX_AREAS_OF_OWN),
  madeBy(viewer),
]

/** What the query must say for the rules to allow it (VIEW-04, ALIST-08). */
const visibleTo = (viewer: Viewer, form: ListedForm): Condition[] =>
  seesAllAnswers(viewer) ? placesOf(viewer, form, MAX_AREAS) : ownPlaces(viewer, form)

/** Filters with the moments that their days begin and end at. */
export type Selection = Omit<AnswerFilters, 'period'> & { from: Date | null; to: Date | null }

function narrowedBy(filters: Selection, viewer: Viewer): Condition[] {
  const conditions: Condition[] = []
  const equal = (field: string, value: string | number | null): void => {
    if (value !== '' && value !== null) conditions.push({ field, op: '==', value })
  }
  equal('codigoMunicipio', filters.code)
  // Who sees only own answers has said already who answered.
  if (seesAllAnswers(viewer)) equal('creadoPor', filters.author)
  equal('datosCiudadano.dni', filters.citizenDni)
  equal('estados.actual', filters.state)
  const { from, to } = filters
  if (from !== null) conditions.push({ field: filters.order, op: '>=', value: from })
  if (to !== null) conditions.push({ field: filters.order, op: '<=', value: to })
  return conditions
}

/** The query for the answers to a form that a person may see, narrowed to a selection (ALIST-02, ALIST-08). */
export const selectedAnswers = (viewer: Viewer, form: ListedForm, selection: Selection): AnswersQuery => ({
  where: [
    { field: 'idPlantilla', op: '==', value: form.id },
    ...visibleTo(viewer, form),
    ...narrowedBy(selection, viewer),
  ],
  order: selection.order,
})

/**
 * The query for a list of answers with its filters. The dates are those that the list is sorted by. Every
 * combination is served by the indexes that `indexFields` names.
 */
export const answersQuery = (
  viewer: Viewer,
  form: ListedForm,
  { period, ...filters }: AnswerFilters,
): AnswersQuery => selectedAnswers(viewer, form, { ...filters, ...momentsOf(period) })

/** The query for the answers that a person gave to a form, whatever the role, newest first (ALIST-07). */
export const ownAnswersQuery = (viewer: Viewer, form: ListedForm): AnswersQuery => ({
  where: [{ field: 'idPlantilla', op: '==', value: form.id }, ...ownPlaces(viewer, form)],
  order: 'fechaCreacion',
})

/** The query for the answer of a form that changed last, of those that a person may see. */
export const changesQuery = (viewer: Viewer, form: ListedForm): AnswersQuery =>
  answersQuery(viewer, form, { ...NO_FILTERS, order: 'lastUpdate' })

/** The field that every query of a list pins down first. */
const PINNED = ['idPlantilla', 'datosCiudadano.dni']

/**
 * The indexes that serve a query together: what it pins down alone, and with each other field, all in the list's
 * order. Firestore merges indexes of equal order, so any combination of equalities needs no index of its own.
 * @returns for each index its fields before the order
 */
export function indexFields({ where, order }: AnswersQuery): string[][] {
  const fields = [...new Set(where.map(({ field }) => field))].filter((field) => field !== order)
  const pinned = PINNED.find((field) => fields.includes(field)) ?? ''
  const others = fields.filter((field) => field !== pinned)
  return others.length === 0 ? [[pinned]] : others.map((field) => [pinned, field])
}
