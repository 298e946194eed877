/** Words of a survey: a text, or one for each language. */
import { isObject } from '../../form/exchange/node'
import { placeLanguages, type Tongues } from '../languages'
import { textIn, type Json } from '../json'

/** What stands for all languages without words of their own. */
const DEFAULT = 'default'
const MOST_LOOKED_AT = 50_000

/** The languages that words of a survey are in. */
export function tonguesOf(survey: Json): Tongues {
  const names = new Set<string>()
  const waiting: unknown[] = [survey]
  for (let looked = 0; waiting.length > 0 && looked < MOST_LOOKED_AT; looked += 1) {
    const one = waiting.pop()
    if (Array.isArray(one)) waiting.push(...one)
    else if (isObject(one)) {
      if (isWords(one)) for (const key of Object.keys(one)) names.add(key === DEFAULT ? '' : key)
      else waiting.push(...Object.values(one))
    }
  }
  return placeLanguages([...new Set(['', ...names])], textIn(survey, 'locale'))
}

const CODE = /^(?:default|[a-z]{2}(?:-[a-z]{2,4})?)$/iu
const isWords = (value: Json): boolean => {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => CODE.test(key) && typeof text === 'string')
}

/** The words in a language of the survey; '' for none. */
export function localWords(value: unknown, language: string): string {
  if (typeof value === 'string') return language === '' ? value : ''
  if (typeof value === 'number') return language === '' ? String(value) : ''
  if (!isObject(value)) return ''
  return textIn(value, language === '' ? DEFAULT : language)
}
