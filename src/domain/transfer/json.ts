/** Structured text of others, asked field by field. Own fields only: one may be called like anything that objects have. */
import { isObject } from '../form/exchange/node'

export type Json = Readonly<Record<string, unknown>>

export const own = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined)
export const objectsIn = (value: Json, key: string): Json[] => {
  const list = own(value, key)
  return Array.isArray(list) ? list.filter(isObject) : []
}
export const listIn = (value: Json, key: string): unknown[] => {
  const list = own(value, key)
  return Array.isArray(list) ? list : []
}
/** A text, or a number in words; '' for anything else. */
export function textIn(value: Json, key: string): string {
  const given = own(value, key)
  return typeof given === 'string' ? given.trim() : typeof given === 'number' ? String(given) : ''
}
export const isOn = (value: Json, key: string): boolean => own(value, key) === true
