/**
 * Translates the scripts in a form of Form.io into expressions of SurveyJS. Nothing of them runs: assignments, `if` and
 * `return` are read as text, and anything else makes the whole script one that is not translated.
 */
import { parseScript } from './javascript'
import { statements, type Target } from './statements'
import type { Answers } from './survey-text'

/** What `show = …` or `value = …` comes to; null for a script that is not translated. */
export const readScript = (script: string, answers: Answers, target: Target = 'show'): string | null =>
  parseScript(
    script,
    answers,
    (parser) =>
      // What triggers something does so only where it says that it does.
      statements(
        parser,
        { target, outcome: () => parser.outcome(target === 'value') },
        target === 'result' ? 'false' : null,
      ).assigned,
  )

/** When an answer is valid, and the message where it is not. */
export interface Check {
  when: string
  message: string
}
const MOST_MESSAGES = 10

/**
 * The checks that a script makes: `valid = … ? true : 'No'`, `if (…) { valid = 'No' }`. One with several messages is a
 * check for each, which fails where that message would be told.
 */
export function readChecks(script: string, answers: Answers): Check[] | null {
  const messages = new Set<string>()
  const readFor = (told: (message: string) => boolean): string | null =>
    parseScript(script, answers, (parser) => {
      const outcome = () => parser.validity((message) => (messages.add(message), told(message)))
      return statements(parser, { target: 'valid', outcome }, 'true').assigned
    })
  const whole = readFor(() => true)
  if (whole === null || whole === 'true' || messages.size > MOST_MESSAGES) return null
  const [message = '', ...more] = messages
  if (more.length === 0) return [{ when: whole, message }]
  return [...messages].flatMap((one) => {
    const when = readFor((other) => other === one)
    return when === null || when === 'true' ? [] : [{ when, message: one }]
  })
}
