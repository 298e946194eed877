/**
 * Answers that stand in the words of a form: `Datos de {{id}}` (LOGIC-12). Which answer that is, and in which words, is
 * worked out with the form's rules and stands with the part (`outcome.ts`).
 */
import { MENTION } from '../text/mentions'

/** Where the words of a part stand, in any language. */
const WORDS =
  /^(?:titulo(?:Link)?|title|descripcion(?:Imagen)?|condition|conditionalQuestion|texto(?:Minimo|Maximo|AlternativeLanguage)?|mensaje)(?:_|$)/u

/** It is asked of every part of every form that is opened: parts without any mention cost no list. */
function wordsOf(part: object): [string, string][] {
  const words: [string, string][] = []
  for (const name in part) {
    const text: unknown = Reflect.get(part, name)
    if (typeof text === 'string' && text.includes('{{') && WORDS.test(name) && text.search(MENTION) >= 0)
      words.push([name, text])
  }
  return words
}

/** Ids of the questions that the words of a part mention, in any language. */
export function mentionsOf(part: object): string[] {
  const words = wordsOf(part)
  if (words.length === 0) return []
  return [
    ...new Set(words.flatMap(([, text]) => [...text.matchAll(MENTION)].map(([, id = '']) => id.trim()))),
  ]
}

/** Whether the words of a part mention an answer. */
export const hasMentions = (part: object): boolean => wordsOf(part).length > 0

/** A part whose words mention things as they are called now; the same one when none is called otherwise. */
export function renameMentions<T extends object>(part: T, rename: (id: string) => string): T {
  const before = wordsOf(part)
  const after = before.map(([name, text]): [string, string] => [
    name,
    text.replaceAll(MENTION, (_, id: string) => `{{${rename(id.trim())}}}`),
  ])
  const isSame = after.every(([, text], at) => text === before[at]?.[1])
  return isSame ? part : { ...part, ...Object.fromEntries(after) }
}
