import { newBranch, newOption, newQuestion, newSection } from './factory'
import type { Section } from './section'

/** What a part cannot be read without. */
const ALWAYS = ['id', 'orden', 'order', 'tipoPregunta']

const none = () => ''
/** The default of each field: a stored part leaves it out, and the schemas fill it in. */
const DEFAULTS = new Map<string, unknown>(
  [newSection(none), newBranch(none), newQuestion(none), newOption(none)]
    .flatMap((part) => Object.entries(part))
    .filter(([name]) => !ALWAYS.includes(name)),
)

function isDefault(name: string, value: unknown): boolean {
  const usual = DEFAULTS.get(name)
  return Array.isArray(usual)
    ? Array.isArray(value) && value.length === 0
    : DEFAULTS.has(name) && usual === value
}

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
