/** The choices that an element lists. */
import { MAX_IN_FILE } from '../../form/exchange/format'
import { listIn, textIn, type Json } from '../json'

/** Choices as they are written, and numbers of a list from one to another. */
export function listedChoices(json: Json): unknown[] {
  const [first, last] = [Number(textIn(json, 'choicesMin') || 0), Number(textIn(json, 'choicesMax') || 0)]
  const step = Number(textIn(json, 'choicesStep') || 1)
  const written = listIn(json, 'choices')
  if (!(last > first && step > 0)) return written
  const count = Math.min(Math.floor((last - first) / step) + 1, MAX_IN_FILE.options)
  return [...written, ...Array.from({ length: count }, (_one, at) => first + at * step)]
}
