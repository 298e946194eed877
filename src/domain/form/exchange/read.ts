import type { NewId } from '../factory'
import { newForm } from '../factory'
import { formSchema } from '../stored-form'
import type { FormOption } from '../options'
import { MAX_FORM_FILE_BYTES, FORMAT, FORMAT_VERSION, MAX_IN_FILE } from './format'
import { isObject, newFindings, type Fault } from './node'
import { readForm, type FormContent } from './read-form'

/** Why a file as a whole cannot be imported. */
export type FileFault = 'tooLarge' | 'encoding' | 'notJson' | 'notAForm' | 'newer' | 'tooDeep'

/** What was not taken over although the file can be imported. */
export interface IgnoredContent {
  /** Fields that no form has. */
  unknown: string[]
  /** Options that are off now: they need an outside system, an image, or do not go together. */
  options: FormOption[]
  /** Links that lead nowhere on the web. */
  links: string[]
}

export type FormFile =
  | { status: 'form'; content: FormContent; leftAside: IgnoredContent }
  /** Some values are not as they should be. */
  | { status: 'faulty'; faults: Fault[]; more: number }
  | { status: 'unreadable'; fault: FileFault }

const unreadable = (fault: FileFault): FormFile => ({ status: 'unreadable', fault })

/** The text of a file; null when its bytes are no text. A mark at its beginning says in which encoding it is. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether brackets stand in one another deeper than in any form; looked at before anything takes them apart. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '{' || sign === '[')) depth += 1
    else if (!quoted && (sign === '}' || sign === ']')) depth -= 1
    if (depth > MAX_IN_FILE.depth) return true
  }
  return false
}

function parsed(text: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return null
  }
}

const field = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 1

/**
 * Reads a file that somebody gives us as a form: nothing of it is trusted, nothing of it runs, and whatever it
 * says, this answers instead of throwing. Every part gets a new name; positions are those in the lists.
 * @param bytes the file as it is
 * @param newId gives a name that nothing else in the form has
 */
export function readFormFile(bytes: Uint8Array, newId: NewId): FormFile {
  if (bytes.length > MAX_FORM_FILE_BYTES) return unreadable('tooLarge')
  const text = textOf(bytes)
  if (text === null) return unreadable('encoding')
  if (isTooDeep(text)) return unreadable('tooDeep')
  const json = parsed(text)
  if (json === null) return unreadable('notJson')
  const version = field(json.value, 'version')
  const form = field(json.value, 'formulario')
  if (field(json.value, 'formato') !== FORMAT || !isVersion(version) || typeof form !== 'object')
    return unreadable('notAForm')
  if (form === null || Array.isArray(form)) return unreadable('notAForm')
  if (version > FORMAT_VERSION) return unreadable('newer')
  const found = newFindings()
  const { content, off } = readForm(form, found, newId)
  const { faults, faultCount, unknown, links } = found
  if (faultCount > 0) return { status: 'faulty', faults, more: faultCount - faults.length }
  // What was read part by part is also looked at as a whole, by what the store demands of a form.
  if (!formSchema.safeParse({ ...newForm('', ''), ...content }).success) return unreadable('notAForm')
  return { status: 'form', content, leftAside: { unknown: [...unknown], options: off, links } }
}
