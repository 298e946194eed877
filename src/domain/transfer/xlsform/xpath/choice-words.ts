/** The words of what was chosen, as programs of XLSForm ask for them. */
import { wordsOfChoice, wordsOfCode, type TypedExpression } from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import type { Translator } from './context'
import { argument, constantOf, type Make } from './make'
import { parseXpath, type Xpath } from './parse'

interface Asked {
  /** The code, or the question that was answered with it. */
  value: Xpath
  /** The question that offers it. */
  by: Xpath | undefined
  name: string
}

function worded({ value, by, name }: Asked, { say, named }: Translator): TypedExpression {
  const meaning = named(by)
  if (meaning?.is !== 'question') throw new Untranslatable('formulaFunction', name)
  const { subject } = meaning
  const isOfIt = named(value) === meaning
  // The answer to a choice from a file is its words.
  if (isOfIt && subject.source?.isFile) return say(value)
  if (isOfIt && subject.isSingle) return wordsOfChoice(subject)
  if (isOfIt || subject.choices.length === 0) throw new Untranslatable('formulaFunction', name)
  return wordsOfCode(say(value), subject)
}

/** The second argument is the name of the question, as a text. */
export const choiceName: Make = (args, translator) => {
  const name = 'jr:choice-name'
  const by = parseXpath(constantOf(argument(args, 1, name), name))
  return worded({ value: argument(args, 0, name), by, name }, translator)
}

/** The question comes first, and then the code. */
export const choiceLabel: Make = (args, translator) => {
  const name = 'choice-label'
  return worded({ value: argument(args, 1, name), by: argument(args, 0, name), name }, translator)
}
