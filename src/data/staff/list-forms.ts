import { doc, updateDoc } from 'firebase/firestore/lite'
import { listedAreas } from '../../domain/access/places'
import { FORM_ROW_FIELDS, formRowSchema, type FormRow, type FormsSort } from '../../domain/form/form-row'
import { isNamed, labelToFind, wordToFind } from '../../domain/text/search'
import type { Condition } from '../../domain/answers-list/query'
import { LANGUAGES } from '../../domain/language'
import type { User } from '../../domain/user/user'
import { formPath, FORMS, rootOf, SEARCH } from '../../domain/store-paths'
import { FORM_WORK } from '../../domain/work/form-work'
import { decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { repeatable } from '../change'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { fieldsOfAll, queryCount, queryFields, type RestCursor, type RestDocument } from '../rest-query'

const LABEL = 'form list'

/** Rows of a page (LIST-04). */
export const FORMS_PER_PAGE = 7

/** Most areas in one query (LIST-11). */
const AREAS_PER_QUERY = 10

/** How many search entries are read for one page: an entry is found by one word, and what was typed may have more. */
const MAX_LOOKED_THROUGH = 200

export interface FormsFilter {
  /** Beginnings of words of the name, in any case and with or without accents; '' for all. */
  name: string
  /** Path of an area; '' for all. */
  area: string
  /** Shows the forms with this label, in any case and with or without accents; '' for all. */
  label?: string | undefined
  /** By name, or by the work of the form, the most or the newest first: only for people who see all its answers. */
  sort?: FormsSort | undefined
  /** Shows the forms that are put away instead of the others. */
  archived?: boolean | undefined
}

/** The position after which the next page begins. */
export type FormsCursor = RestCursor

export interface FormsPage {
  /** By titulo. */
  forms: FormRow[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: FormsCursor | null
}

interface FormsRequest {
  user: User
  filter: FormsFilter
  after?: FormsCursor | null
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size)
  return starts.map((start) => items.slice(start, start + size))
}

/** The areas whose forms a person is shown, in parts that one query may name; null for all of them (LIST-11). */
export function areasInParts(user: User): string[][] | null {
  const listed = listedAreas(user)
  return listed && chunks(listed, AREAS_PER_QUERY)
}

/** The areas that a list is about, likewise. */
const areasOf = (user: User, { area }: FormsFilter): string[][] | null =>
  area === '' ? areasInParts(user) : [[area]]

const NOT_DELETED: Condition = { field: 'deleted', op: '==', value: false }

/** Older forms do not say that they are not put away, so only those that are can be asked for. */
const ARCHIVED: Condition = { field: 'archivado', op: '==', value: true }

/** The conditions once for each part of the areas: the rules allow no other query (LIST-11). */
const inAreas = (user: User, filter: FormsFilter, where: Condition[]): Condition[][] =>
  areasOf(user, filter)?.map((value) => [...where, { field: 'areas', op: 'array-contains-any', value }]) ?? [
    where,
  ]

/** The entry to find in the words of forms, by the label before the name; null without both. */
const toFind = ({ name, label = '' }: FormsFilter): string | null =>
  label.trim() === '' ? wordToFind(name) : labelToFind(label.trim())

/** The conditions of each query of forms. */
const formQueries = (user: User, filter: FormsFilter): Condition[][] =>
  inAreas(user, filter, filter.archived ? [NOT_DELETED, ARCHIVED] : [NOT_DELETED])

/** Firestore sorts texts by their code points. */
function compareTexts(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  const at = a.findIndex((letter, index) => letter !== b[index])
  if (at < 0) return a.length - b.length
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1)
}

const byTitle = (one: RestDocument, other: RestDocument): number =>
  compareTexts(String(one.data().titulo ?? ''), String(other.data().titulo ?? '')) ||
  compareTexts(one.cursor.name, other.cursor.name)

/** By a number or a moment, the greatest first; forms without it are last. */
const byMost =
  (field: string) =>
  (one: RestDocument, other: RestDocument): number =>
    Number(other.data()[field] ?? -1) - Number(one.data()[field] ?? -1) ||
    compareTexts(other.cursor.name, one.cursor.name)

/**
 * One page of several queries in the same order: each goes on where the page before ended, and the first results of all
 * are taken.
 */
async function nextOf(
  collection: string,
  queries: Condition[][],
  {
    fields,
    limit,
    after,
    everywhere,
    sort = 'titulo',
  }: {
    fields: readonly string[]
    limit: number
    after: FormsCursor | null
    everywhere?: boolean
    sort?: FormsSort
  },
): Promise<{ documents: RestDocument[]; isLast: boolean }> {
  const ascending = sort === 'titulo'
  const order = { order: sort, ascending, ...(everywhere && { everywhere }) }
  // One more than is wanted says whether there is another page.
  const lists = await Promise.all(
    queries.map((where) => queryFields(collection, { where, ...order }, { fields, limit: limit + 1, after })),
  )
  for (const list of lists) countReads(Math.max(1, list.length), LABEL)
  // A form of two areas may be found by two queries.
  const unique = new Map(lists.flat().map((document) => [document.ref.path, document]))
  const all = [...unique.values()].sort(ascending ? byTitle : byMost(sort))
  return { documents: all.slice(0, limit), isLast: all.length <= limit }
}

/** A page by name. Forms that are put away are skipped, and the page is filled up with further reads. */
async function pageOfAll({ user, filter, after = null }: FormsRequest): Promise<FormsPage> {
  const shown: RestDocument[] = []
  let at = after
  let seen = 0
  let isLast = false
  do {
    const limit = FORMS_PER_PAGE - shown.length
    const next = await nextOf(FORMS, formQueries(user, filter), { fields: FORM_ROW_FIELDS, limit, after: at })
    const here = next.documents.filter((one) => filter.archived || one.data().archivado !== true)
    shown.push(...here)
    isLast = next.isLast
    at = next.documents.at(-1)?.cursor ?? at
    seen += next.documents.length
  } while (!isLast && shown.length < FORMS_PER_PAGE && seen < MAX_LOOKED_THROUGH)
  const { items, damaged } = decodeAll(formRowSchema, shown)
  return { forms: items, damaged: damaged.length, cursor: isLast ? null : at }
}

/** A page by the work of the forms: one more read for each form. */
async function pageOfWorked({ user, filter, after = null }: FormsRequest): Promise<FormsPage> {
  const place: Condition = { field: 'lugar', op: '==', value: 'lista' }
  const { sort = 'titulo' } = filter
  const { documents, isLast } = await nextOf(FORM_WORK, inAreas(user, filter, [place]), {
    ...{ fields: ['areas', sort], limit: FORMS_PER_PAGE, after, sort },
  })
  const found = await rowsAt(documents.map(({ ref }) => formPath(ref.path.split('/').at(-1) ?? '')))
  // The form itself says whether it is put away; its kept counts follow a moment later.
  const forms = found.forms.filter(({ archivado }) => archivado !== true)
  return { ...found, forms, cursor: isLast ? null : (documents.at(-1)?.cursor ?? null) }
}

const titlesOf = (document: RestDocument): string[] => {
  const data = document.data()
  return ['titulo', ...LANGUAGES.map((language) => `titulo_${language}`)].map((field) =>
    String(data[field] ?? ''),
  )
}

/** The path of the form that an entry belongs to. */
const formPathOf = ({ ref }: RestDocument) => rootOf(ref.path)

/** The rows of forms at these paths, without those that are gone: an entry may outlive its form by a moment. */
async function rowsAt(paths: readonly string[]) {
  const documents = await fieldsOfAll(paths, FORM_ROW_FIELDS)
  countReads(Math.max(1, paths.length), LABEL)
  const { items, damaged } = decodeAll(formRowSchema, documents)
  return { forms: items.filter(({ deleted }) => !deleted), damaged: damaged.length }
}

/** Those of the forms that are put away. An entry does not say it: one read for each. */
async function awayAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const documents = await fieldsOfAll([...new Set(paths)], ['archivado'])
  countReads(Math.max(1, documents.length), LABEL)
  return new Set(documents.filter((one) => one.data().archivado === true).map(({ ref }) => ref.path))
}

/** By words of the name: everywhere, or in the archive alone where that is shown. */
async function pageOfNamed(request: FormsRequest, word: string): Promise<FormsPage> {
  const { user, filter } = request
  const found: Condition = { field: 'palabras', op: 'array-contains', value: word }
  const queries = areasOf(user, filter)?.map((value): Condition[] => [
    { field: 'area', op: 'in', value },
    found,
  ]) ?? [[{ field: 'primera', op: '==', value: true }, found]]
  const fields = ['titulo', ...LANGUAGES.map((language) => `titulo_${language}`)]
  const paths = new Set<string>()
  let after = request.after ?? null
  let seen = 0
  for (;;) {
    const limit = FORMS_PER_PAGE * 2
    const { documents, isLast } = await nextOf(SEARCH, queries, { fields, limit, after, everywhere: true })
    const named = documents.filter((one) => isNamed(titlesOf(one), filter.name)).map(formPathOf)
    const meant = filter.archived ? await awayAmong(named) : new Set(named)
    for (const document of documents) {
      // A form with two of the areas has two entries, one right after the other.
      const isNew = !paths.has(formPathOf(document)) && meant.has(formPathOf(document))
      if (isNew && paths.size === FORMS_PER_PAGE) return { ...(await rowsAt([...paths])), cursor: after }
      if (isNew) paths.add(formPathOf(document))
      after = document.cursor
    }
    seen += documents.length
    if (isLast || seen >= MAX_LOOKED_THROUGH)
      return { ...(await rowsAt([...paths])), cursor: isLast ? null : after }
  }
}

/**
 * A page of the forms that a person sees, by titulo (LIST-04): one read for each and one to know of the next page,
 * and only the fields that a row needs. With a name or a label the words of forms are looked up first.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function listFormsPage(request: FormsRequest): Promise<FormsPage> {
  const { sort = 'titulo', archived } = request.filter
  const word = toFind(request.filter)
  if (word !== null) return pageOfNamed(request, word)
  return sort === 'titulo' || archived ? pageOfAll(request) : pageOfWorked(request)
}

/**
 * How many forms a list has; null when that takes more than one count, as for a name, a label or more than
 * ten areas. The list is shown all the same.
 */
export async function countForms({ user, filter }: FormsRequest): Promise<number | null> {
  const [where, ...more] = formQueries(user, filter)
  if (!where || more.length > 0 || toFind(filter) !== null) return null
  const count = async (conditions: Condition[]): Promise<number> => {
    const number = await queryCount(FORMS, { where: conditions, order: 'titulo', ascending: true })
    countReads(aggregationReads(number), LABEL)
    return number
  }
  if (filter.archived) return count(where)
  const [all, putAway] = await Promise.all([count(where), count([...where, ARCHIVED])])
  return all - putAway
}

/**
 * Puts a form away from the list, or back into it (DAY-04); everything else about it stays.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const archiveForm = (formId: string, archivado: boolean): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), formPath(formId)), { archivado })))

/**
 * Has a form carry these labels instead of those that it has (DAY-04); everything else about it stays.
 * @param etiquetas as `cleanLabels` gives them
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const labelForm = (formId: string, etiquetas: string[]): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), formPath(formId)), { etiquetas })))

/** Whether some form of the list takes payments: one more column says which (LIST-02). One read for each part. */
export async function takesPayments({ user, filter }: FormsRequest): Promise<boolean> {
  const paying: Condition = { field: 'opcionales.addPaymentGateway', op: '==', value: true }
  const counts = await Promise.all(
    formQueries(user, { ...filter, name: '', label: '', archived: false }).map((where) =>
      queryCount(FORMS, { where: [...where, paying] }, 1),
    ),
  )
  countReads(Math.max(1, counts.length), LABEL)
  return counts.some((count) => count > 0)
}
