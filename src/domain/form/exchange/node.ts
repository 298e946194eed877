import { BASE_LANGUAGE, LANGUAGES } from '../../language'
import { textKey } from '../edit-texts'
import { MAX_IN_FILE } from './format'
import { cutText } from '../../text/cut'

/** What is wrong with a value in a file; the interface has one sentence for each. */
export type FaultCode =
  | 'missing'
  | 'object'
  | 'list'
  | 'text'
  | 'flag'
  | 'number'
  | 'choice'
  | 'blank'
  | 'repeated'
  | 'tooLong'
  | 'tooMany'
  | 'tooManyQuestions'
  | 'tooManyOptions'

/** One value that keeps a file from being imported. */
export interface Fault {
  /** Where, as one would write it in code: `secciones[2].preguntas[4].tipoPregunta`. */
  path: string
  code: FaultCode
  /** For what is too long or too many. */
  limit?: number
  /** For `choice`: what is possible, separated by commas. */
  allowed?: string
}

/** How many faults are listed one by one; the others are only counted. */
const MAX_FAULTS_LISTED = 20
const UNKNOWN_TOLD = 20

/** Everything found while a file is read. */
export interface Findings {
  faults: Fault[]
  faultCount: number
  /** Fields that no form has, without positions: `secciones[].color`. */
  unknown: Set<string>
  /** Links of questions that were left out because they do not lead to the web. */
  links: string[]
  questions: number
  options: number
}

export const newFindings = (): Findings => ({
  faults: [],
  faultCount: 0,
  unknown: new Set(),
  links: [],
  questions: 0,
  options: 0,
})

export function fault(found: Findings, one: Fault): void {
  found.faultCount += 1
  if (found.faults.length < MAX_FAULTS_LISTED) found.faults.push(one)
}

/** Fields that files of other origins may have: ids and positions are made anew, so these are ignored without a note. */
const REPAIRED = ['id', 'orden', 'order', 'indexSignature']

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One object of a file, read field by field; what is asked for and not as it should be becomes a fault. */
export type Node = ReturnType<typeof nodeOf>

/** @param path where the object stands, '' for the form itself */
export function nodeOf(value: unknown, path: string, found: Findings) {
  const source = isObject(value) ? value : {}
  if (source !== value) fault(found, { path, code: 'object' })
  const asked = new Set(REPAIRED)
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)

  /** Own fields only, so that a field called __proto__ or constructor is a field like any other. */
  function own(key: string): unknown {
    asked.add(key)
    const given: unknown = Object.hasOwn(source, key) ? source[key] : undefined
    return given ?? undefined
  }

  function words(key: string, limit: number = MAX_IN_FILE.words): string {
    const given = own(key)
    if (given === undefined) return ''
    if (typeof given !== 'string') fault(found, { path: at(key), code: 'text' })
    else if (given.length > limit) fault(found, { path: at(key), code: 'tooLong', limit })
    else return given
    return ''
  }

  return {
    path,
    own,
    at,
    /** A text, '' when it is not there. */
    words,
    /** The translations of a text, under the fields where forms keep them. */
    translations(field: string, limit: number = MAX_IN_FILE.words): Record<string, string> {
      const keys = LANGUAGES.filter((one) => one !== BASE_LANGUAGE).map((one) => textKey(field, one))
      return Object.fromEntries(
        keys.map((key) => [key, words(key, limit)] as const).filter(([, text]) => text !== ''),
      )
    },
    flag(key: string): boolean {
      const given = own(key)
      if (given === undefined || typeof given === 'boolean') return given ?? false
      fault(found, { path: at(key), code: 'flag' })
      return false
    },
    /** A whole number from 0, undefined when it is not there. */
    count(key: string): number | undefined {
      const given = own(key)
      if (given === undefined) return undefined
      if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 0) return given
      fault(found, { path: at(key), code: 'number' })
      return undefined
    },
    /** One of some values; a missing one is the first, unless it must be there. */
    choice<T extends string | number>(key: string, allowed: readonly [T, ...T[]], needed = false): T {
      const given = own(key)
      const known = allowed.find((one) => one === given)
      if (known !== undefined) return known
      if (given === undefined && needed) fault(found, { path: at(key), code: 'missing' })
      else if (given !== undefined)
        fault(found, { path: at(key), code: 'choice', allowed: allowed.join(', ') })
      return allowed[0]
    },
    /** A list, empty when it is not there; one that is too long is not looked into. */
    list<T>(key: string, limit: number, read: (item: unknown, path: string, position: number) => T): T[] {
      const given = own(key)
      if (given === undefined) return []
      if (!Array.isArray(given)) {
        fault(found, { path: at(key), code: 'list' })
        return []
      }
      if (given.length > limit) {
        fault(found, { path: at(key), code: 'tooMany', limit })
        return []
      }
      return given.map((item: unknown, position) => read(item, `${at(key)}[${position}]`, position))
    },
    /** Notes the fields that no form has. */
    end(): void {
      for (const key of Object.keys(source)) {
        if (found.unknown.size >= UNKNOWN_TOLD) return
        // What says nothing is not missed.
        if (!asked.has(key) && source[key] !== '')
          found.unknown.add(at(cutText(key, 80)).replace(/\[\d+\]/g, '[]'))
      }
    },
  }
}
