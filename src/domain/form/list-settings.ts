import * as z from 'zod/mini'
import { listColumnSchema, MAX_COLUMNS, type ListColumn } from './listed-questions'

/** Views that a form, or one person, keeps of a list (DAY-02). */
export const MAX_VIEWS = 12
export const MAX_VIEW_NAME = 60
const MAX_FILTER = 1_000

/** Filters under a name (DAY-02). */
export interface SavedView {
  nombre: string
  /** The list's address after `?`. */
  filtro: string
}

/** How the list of a form looks, for everybody who reads it (DAY-01, DAY-02): `lista` of the form. */
export interface ListSettings {
  /** The columns while nobody chose any; kept by a function. */
  primeras: ListColumn[]
  /** The columns that were chosen; null while nobody did. */
  columnas: ListColumn[] | null
  vistas: SavedView[]
}

const savedViewSchema: z.ZodMiniType<SavedView> = z.object({
  nombre: z.string().check(z.minLength(1), z.maxLength(MAX_VIEW_NAME)),
  filtro: z.string().check(z.maxLength(MAX_FILTER)),
})

/** Those of a stored list that can be read, so many at the most. */
const readable = <T>(schema: z.ZodMiniType<T>, most: number) =>
  z.pipe(
    z.unknown(),
    z.transform((stored): T[] =>
      (Array.isArray(stored) ? stored : [])
        .flatMap((one: unknown) => {
          const parsed = schema.safeParse(one)
          return parsed.success ? [parsed.data] : []
        })
        .slice(0, most),
    ),
  )

export const columnsSchema: z.ZodMiniType<ListColumn[]> = readable(listColumnSchema, MAX_COLUMNS)
export const viewsSchema: z.ZodMiniType<SavedView[]> = readable(savedViewSchema, MAX_VIEWS)
/** One's own: two devices without network may have saved as many each, and none of those is lost. */
export const ownViewsSchema: z.ZodMiniType<SavedView[]> = z._default(
  readable(savedViewSchema, 4 * MAX_VIEWS),
  [],
)

/** What of it cannot be read is left out: the list is shown all the same. */
export const listSettingsSchema: z.ZodMiniType<ListSettings> = z.looseObject({
  primeras: z._default(columnsSchema, []),
  columnas: z._default(z.nullable(columnsSchema), null),
  vistas: z._default(viewsSchema, []),
})

/** What a list looks like before anything is known of it. */
export const NO_SETTINGS: ListSettings = { primeras: [], columnas: null, vistas: [] }

/** The columns of a list: one's own choice, else the form's, else its first questions (DAY-01). */
export const columnsFor = (
  { primeras, columnas }: ListSettings,
  own: readonly ListColumn[] | null,
): readonly ListColumn[] => own ?? columnas ?? primeras
