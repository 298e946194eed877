/** Functions of texts. */
import { decimal } from './decimal'
import { cutText } from '../text/cut'
import { of, type FunctionSpec } from './function-spec'
import { isNumber, isText, numberIn, numberText, textValue, type Value } from './value'

const LONGEST = 10_000

const compared = (is: (text: string, part: string) => boolean): FunctionSpec => ({
  params: ['text', 'text'],
  result: 'yesNo',
  run: of(isText, (text = '', part = '') => is(text, part)),
})

const words = (value: Value): string => {
  if (isNumber(value)) return numberText(value)
  return isText(value) ? value : ''
}

export const TEXT_FUNCTIONS = {
  length: {
    // Code points: browsers do not agree on what else is one letter, and everybody has to come to the same.
    ...{ params: ['text'], result: 'number' },
    run: of(isText, (text = '') => decimal([...text].length)),
  },
  contains: compared((text, part) => text.includes(part)),
  starts_with: compared((text, part) => text.startsWith(part)),
  concat: {
    ...{ params: [], rest: 'any', result: 'text', takesBlank: true },
    run: (args) => textValue(cutText(args.map(words).join(''), LONGEST)),
  },
  number: {
    ...{ params: ['text'], result: 'number' },
    run: of(isText, (text = '') => numberIn(text.replace(',', '.'))),
  },
} satisfies Record<string, FunctionSpec>
