/** Texts and patterns of a script, as expressions of SurveyJS write them. */
import { UnsupportedSyntax } from './tokens'

/** A text as expressions of SurveyJS write it, where a backslash before a quotation mark is no part of it. */
export function quoted(text: string): string {
  if (/\\(?:['"]|$)/u.test(text)) throw new UnsupportedSyntax()
  return text.includes("'") ? `"${text.replaceAll('"', String.raw`\"`)}"` : `'${text}'`
}

/** A pattern that does not tell capital letters from small ones, as one of small letters alone. */
function smallPattern(pattern: string): string {
  if (/[a-z]-[A-Z]|[A-Z]-[a-z]/u.test(pattern)) throw new UnsupportedSyntax()
  return pattern.replaceAll(/\\.|\p{Lu}/gu, (part) => (part.startsWith('\\') ? part : part.toLowerCase()))
}

/** Whether a text matches a pattern as it is written, `/a/` or `/a/i`; no other way to compare it can be said. */
export function matched(operand: string, written: string): string {
  const end = written.lastIndexOf('/')
  const flags = written.slice(end + 1)
  if (flags !== '' && flags !== 'i') throw new UnsupportedSyntax()
  // A quotation mark means itself in a pattern, with a backslash or without.
  const pattern = written.slice(1, end).replaceAll(/\\(['"])/gu, '$1')
  return flags === 'i'
    ? `_matches(_lower(${operand}), ${quoted(smallPattern(pattern))})`
    : `_matches(${operand}, ${quoted(pattern)})`
}

/** The pattern of what ends with a text. */
export const endsWith = (operand: string, end: string): string =>
  `_matches(${operand}, ${quoted(`${end.replaceAll(/[^\p{L}\p{N}\s'"]/gu, String.raw`\$&`)}$`)})`
