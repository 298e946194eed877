/** Words that mention an answer which did not come over: who answers would read its id. */
import { mapSame } from '../form/dense'
import { mentionsOf } from '../form/mentions'
import type { Question } from '../form/question'
import type { Section } from '../form/section'

/** A mention that is lost, and the question or section in whose words it stood. */
interface LostMention {
  id: string
  part: Question | Section
}

/** Sections whose words mention only what is there, with dots in place of the rest. */
export function withoutLostMentions(sections: readonly Section[]): {
  sections: Section[]
  lost: LostMention[]
} {
  const known = new Set(sections.flatMap(({ preguntas }) => preguntas.map(({ id }) => id)))
  const lost: LostMention[] = []
  const plain = <T extends object>(words: T, part: Question | Section): T => {
    const missing = mentionsOf(words).filter((id) => !known.has(id))
    if (missing.length === 0) return words
    lost.push(...missing.map((id) => ({ id, part })))
    const texts = Object.entries(words).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string'
        ? [[name, missing.reduce((said, id) => said.replaceAll(`{{${id}}}`, '…'), text)]]
        : [],
    )
    return { ...words, ...Object.fromEntries(texts) }
  }
  const asked = (question: Question): Question => {
    const own = plain(question, question)
    return {
      ...own,
      opciones: mapSame(own.opciones, (option) => plain(option, question)),
      validaciones: mapSame(own.validaciones, (check) => plain(check, question)),
    }
  }
  return {
    sections: sections.map((section) => {
      const own = plain(section, section)
      return {
        ...own,
        preguntas: mapSame(own.preguntas, asked),
        validaciones: mapSame(own.validaciones, (check) => plain(check, section)),
      }
    }),
    lost,
  }
}
