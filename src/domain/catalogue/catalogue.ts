import * as z from 'zod/mini'
import { brandingSchema, NO_BRANDING, type Branding } from '../geography/branding'
import { flag, text } from '../schema'
import { catalogueEntrySchema, type CatalogueEntry } from './entry'
import { orElse } from './or-else'
import { SUBJECTS, type Subject } from './subjects'
import type { Listed } from './arrangement'

/** A catalogue in one language, as the page reads it: `catalogo/{language}` below a municipality, written by functions. */
export interface Catalogue {
  /** Name of the municipality. */
  nombre: string
  /** The letters by which it is found, which may be others now than those of an old link. */
  clave: string
  marca: Branding
  zonaHoraria: string
  /** The municipality, or its country, is disabled. */
  cerrado: boolean
  orden: Listed[]
  entradas: Record<string, CatalogueEntry>
}

const entriesSchema: z.ZodMiniType<Record<string, CatalogueEntry>> = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((stored) =>
    Object.fromEntries(
      Object.entries(stored ?? {}).flatMap(([id, entry]): [string, CatalogueEntry][] => {
        // One that cannot be read keeps the others from nobody.
        const read = catalogueEntrySchema.safeParse(entry)
        return read.success ? [[id, read.data]] : []
      }),
    ),
  ),
)

export const catalogueSchema: z.ZodMiniType<Catalogue> = z.looseObject({
  nombre: text(),
  clave: text(),
  marca: z._default(brandingSchema, NO_BRANDING),
  zonaHoraria: text(),
  cerrado: flag(),
  orden: z._default(
    z.array(z.looseObject({ id: z.string(), tema: orElse<Subject>(z.enum(SUBJECTS), 'otros') })),
    [],
  ),
  entradas: entriesSchema,
})

/** A form of a catalogue with its name in the store. */
export type ListedEntry = CatalogueEntry & { id: string }

/** The forms of a catalogue by subject, in the order of the municipality; a disabled one has none. */
export function bySubject({
  cerrado,
  orden,
  entradas,
}: Catalogue): { subject: Subject; entries: ListedEntry[] }[] {
  if (cerrado) return []
  return SUBJECTS.map((subject) => ({
    subject,
    entries: orden
      .filter(({ tema }) => tema === subject)
      .flatMap(({ id }): ListedEntry[] => {
        const entry = entradas[id]
        return entry ? [{ ...entry, id }] : []
      }),
  })).filter(({ entries }) => entries.length > 0)
}
