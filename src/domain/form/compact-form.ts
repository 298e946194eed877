import type { Section } from './section'

/** The default of each field: a stored part leaves it out, and the schemas fill it in. */
const DEFAULTS = new Map<string, unknown>([
  ...[
    'titulo',
    'descripcion',
    'tituloLink',
    'link',
    'texto',
    'condition',
    'conditionalQuestion',
    'respuesta',
  ].map((name) => [name, ''] as const),
  ...[
    'required',
    'filtrable',
    'repetible',
    'puedeEstarVacia',
    'vacia',
    'adjuntar',
    'adjuntarDocumento',
    'adjuntarVideo',
    'checked',
    'conditionalSection',
    'conditionalSectionSingle',
  ].map((name) => [name, false] as const),
  ...['imagen', 'documento', 'video', 'areaAsociada'].map((name) => [name, null] as const),
  ['tipoDato', 1],
])
const LISTS = new Set([
  'preguntas',
  'opciones',
  'repeticiones',
  'seccionesRepetibles',
  'conditions',
  'questions',
])

const isDefault = (name: string, value: unknown): boolean =>
  LISTS.has(name)
    ? Array.isArray(value) && value.length === 0
    : DEFAULTS.has(name) && DEFAULTS.get(name) === value

/** Parts that were made before: the same part gives the same object, so that what is counted of it is counted once. */
const made = new WeakMap<object, object>()

function fieldsOf(part: object): object {
  const fields: [string, unknown][] = []
  for (const [name, value] of Object.entries(part))
    if (!isDefault(name, value)) fields.push([name, compacted(value)])
  return Object.fromEntries(fields)
}

function compacted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || part instanceof Date) return part
  const before = made.get(part)
  if (before) return before
  const after = Array.isArray(part) ? part.map(compacted) : fieldsOf(part)
  made.set(part, after)
  return after
}

/**
 * Sections as a form and its versions store them: without what has its default, which is two thirds of a usual
 * question. Reading fills it in again, as it does for documents of before.
 */
export const compactFormSections = (sections: readonly Section[]): unknown => compacted(sections)
