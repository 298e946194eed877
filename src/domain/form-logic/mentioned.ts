/** What was answered, as it stands in the words of a form (LOGIC-12). */
import { askedIn } from '../answer/view'
import type { Mentioned } from '../form/outcome'
import type { Language } from '../language'
import { withoutTurns } from '../text/turns'
import { behaviourOf } from '../question-types'
import type { Rows } from '../logic/scope'
import type { LogicModule } from './form-logic'
import type { AnswerReader } from './reader'

/** The words for the two answers of a yes/no question, as the interface has them. */
export const YES_NO: Record<Language, [yes: string, no: string]> = {
  es: ['Sí', 'No'],
  en: ['Yes', 'No'],
  ca: ['Sí', 'No'],
  pt: ['Sim', 'Não'],
  gl: ['Si', 'Non'],
  ek: ['Bai', 'Ez'],
  ot: ['Òc', 'Non'],
  ja: ['はい', 'いいえ'],
}

/** The answers to some questions, to be said in any language. */
export function mentioned(
  ids: readonly string[],
  rows: Rows,
  reader: Pick<AnswerReader, 'answersTo'>,
): Mentioned {
  const answers = new Map(ids.map((id) => [id, reader.answersTo(id, rows)]))
  return {
    of: [...answers.values()].flatMap((all) => all.map(({ response }) => response)),
    say(id, language: Language) {
      const [yes, no] = YES_NO[language]
      const said = (answers.get(id) ?? [])
        .map(({ question, response }) =>
          behaviourOf(question).summary(question, response, { yes, no, language }),
        )
        .filter(Boolean)
        .join(', ')
      return withoutTurns(said)
    },
  }
}

/** What was answered to a question in the whole answer, in a language. */
export const sayIn: LogicModule['sayIn'] = (secciones, id, language) =>
  mentioned(
    [id],
    {},
    { answersTo: () => askedIn(secciones).filter(({ question }) => question.id === id) },
  ).say(id, language)
