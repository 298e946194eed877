/** Works out an expression of an XLSForm as Enketo does, with the part of it that Enketo keeps for that. */
import { Answer, TYPES } from './browser'
import ExtendedXPathEvaluator from 'openrosa-xpath-evaluator/src/extended-xpath'
import openrosaExtensions from 'openrosa-xpath-evaluator/src/openrosa-extensions'
import { vi } from 'vitest'

const literals = (text: string): string[] =>
  (text.match(/"[^"]*"|'[^']*'|-?[\d.]+/gu) ?? []).map((one) => one.replaceAll(/^["']|["']$/gu, ''))

/** What browsers work out themselves, of what is written out. */
function native(text: string) {
  const [one = '', other = ''] = literals(text.slice(text.indexOf('(')))
  const yesNo = (booleanValue: boolean) => ({ resultType: TYPES.BOOLEAN_TYPE, booleanValue })
  const number = (numberValue: number) => ({ resultType: TYPES.NUMBER_TYPE, numberValue })
  if (text.startsWith('contains(')) return yesNo(one.includes(other))
  if (text.startsWith('starts-with(')) return yesNo(one.startsWith(other))
  if (text.startsWith('floor(')) return number(text.includes('NaN') ? Number.NaN : Math.floor(Number(one)))
  if (text.startsWith('ceiling(')) return number(text.includes('NaN') ? Number.NaN : Math.ceil(Number(one)))
  throw new Error(`nobody here knows ${text}`)
}

/** Whether an expression holds for these answers; null where Enketo loses its way in what it need not work out. */
export function evaluated(
  text: string,
  answers: Readonly<Record<string, string>>,
  today: string,
): boolean | null {
  vi.useFakeTimers({ now: new Date(`${today}T12:00`), toFake: ['Date'] })
  try {
    const wrapped = {
      evaluate(path: string) {
        const [, name] = /^\/data\/(\w+)$/u.exec(path) ?? []
        if (name === undefined) return native(path)
        const node = new Answer(answers[name] ?? '')
        return { resultType: TYPES.ORDERED_NODE_SNAPSHOT_TYPE, snapshotLength: 1, snapshotItem: () => node }
      },
    }
    const evaluator = new ExtendedXPathEvaluator(wrapped, openrosaExtensions())
    const written = text.replaceAll(/\$\{(\w+)\}/gu, '/data/$1 ')
    return evaluator.evaluate(written, new Answer(''), null, TYPES.BOOLEAN_TYPE).booleanValue === true
  } catch (error) {
    if (error instanceof TypeError) return null
    throw new Error(`Enketo cannot read ${text}`, { cause: error })
  } finally {
    vi.useRealTimers()
  }
}
