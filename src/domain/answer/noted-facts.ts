import { setResponse } from './fill'
import { askedIn } from './view'
import type { StoredAnswer } from './answer'
import { ANONYMOUS_AUTHOR } from './submitted'
import type { Section } from '../form/section'
import { kindOf } from '../form/kinds'
import { factIn, type FactName } from '../question-types/fact/facts'

type By = Pick<StoredAnswer, 'creadoPor' | 'firstName' | 'lastName'>

/** Who of the staff answers, by name and username; '' for anybody else. */
export const whoAnswers = ({ creadoPor, firstName, lastName }: By): string => {
  if (creadoPor === ANONYMOUS_AUTHOR) return ''
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? creadoPor : `${name} (${creadoPor})`
}

const factsAskedIn = (secciones: readonly Section[]) =>
  askedIn(secciones).filter(({ question }) => kindOf(question) === 'fact')

/** An answer that is sent, with the facts that are known then; those that it has stay. */
export const withFacts = (secciones: Section[], facts: Partial<Record<FactName, string>>): Section[] =>
  factsAskedIn(secciones).reduce((sections, { question, response, path }) => {
    const known = facts[factIn(question.formato)] ?? ''
    return response.respuesta !== '' || known === ''
      ? sections
      : setResponse(sections, path, { respuesta: known })
  }, secciones)

/** Whether an answer says of nobody else that they gave it. */
export const saysWho = (secciones: readonly Section[], by: By): boolean =>
  factsAskedIn(secciones).every(
    ({ question, response }) =>
      factIn(question.formato) !== 'who' || ['', whoAnswers(by)].includes(response.respuesta),
  )
