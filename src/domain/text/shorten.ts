import { cutText, letterAt } from './cut'

/** The beginning of a text that has room, and shown to be cut. */
export const shortenText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`

/** The end of a text that has room, cut between letters. */
export function keepTextEnd(text: string, most: number): string {
  const at = text.length - most
  if (at <= 0) return text
  const [start, end] = letterAt(text, at)
  return text.slice(start === at ? at : end)
}

/** The first letter of a text; '' of an empty one. */
export const firstLetter = (text: string): string => (text === '' ? '' : text.slice(0, letterAt(text, 0)[1]))
