/**
 * What stands beside a choice, in a column of its list or its file: `instance('list')/root/item[name = ${q}]/column`, and
 * `pulldata('file', 'column', 'name', ${q})`. Where the question picks from that list it is a lookup here.
 */
import { attributeName } from '../attributes'
import {
  answerExpression,
  asText,
  call,
  of,
  textConstant,
  wordsOfChoice,
  type Subject,
  type TypedExpression,
} from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import type { Translator } from './context'
import { argument, constantOf, type Make } from './make'
import type { Xpath } from './parse'

interface Asked {
  list: string
  /** The column by which the row is found, and what it has to say. */
  key: string
  wanted: Xpath | undefined
  column: string
  /** As it is told where ours cannot say it. */
  refusal: Untranslatable
}

/** Lists and files by one name: a file is called with or without what it ends in. */
export const listName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\.(?:csv|geojson|xml)$/u, '')

function sourceOf(subject: Subject | undefined, { list, key }: Asked): NonNullable<Subject['source']> | null {
  const source = subject?.source
  if (source?.list !== listName(list)) return null
  // A file says which of its columns has the codes, and others go by the usual name all the same.
  return source.key === key || (source.isFile && key === 'name') ? source : null
}

function lookedUp(asked: Asked, { named, onLookup }: Translator): TypedExpression {
  const meaning = named(asked.wanted)
  const subject = meaning?.is === 'question' ? meaning.subject : undefined
  const source = sourceOf(subject, asked)
  if (!subject || !source) throw asked.refusal
  const { column } = asked
  const answer = answerExpression(subject)
  if (source.isFile) {
    // The words of an entry are what it is called, and the answer.
    return column === source.label ? answer : found(answer, column)
  }
  if (!subject.isSingle) throw asked.refusal
  if (column === source.label) return wordsOfChoice(subject)
  if (column === source.key) return of('text', asText(answer))
  onLookup(subject, column)
  return found(answer, attributeName(column))
}

const found = ({ expression }: TypedExpression, column: string): TypedExpression =>
  of('text', call('lookup', expression, textConstant(column).expression))

/** The same of a way through the rows of a list. */
export function instancePath(part: Extract<Xpath, { is: 'path' }>, translator: Translator): TypedExpression {
  const refusal = new Untranslatable('formulaPath', part.steps.join('/'))
  const [, root, item, column, ...more] = part.steps
  const { of: start, filter } = part
  const isWay = root === 'root' && item === 'item' && column !== undefined && more.length === 0
  if (!isWay || start?.is !== 'call' || filter?.is !== 'pair' || filter.sign !== '=') throw refusal
  const [list] = start.args
  const keyIn = (at: Xpath): string | undefined =>
    at.is === 'path' && at.steps.length === 1 ? at.steps[0] : undefined
  const key = keyIn(filter.left) ?? keyIn(filter.right)
  const wanted = keyIn(filter.left) === undefined ? filter.left : filter.right
  if (list?.is !== 'text' || key === undefined) throw refusal
  return lookedUp({ list: list.value, key, wanted, column, refusal }, translator)
}

export const pulldata: Make = (args, translator) => {
  const [file] = args
  // Which file it is may be an answer, by which a question offers its entries too.
  const list =
    file?.is === 'answer' ? `\${${file.name}}` : constantOf(argument(args, 0, 'pulldata'), 'pulldata')
  const [column, key] = [1, 2].map((at) => constantOf(argument(args, at, 'pulldata'), 'pulldata'))
  if (column === undefined || key === undefined) throw new Untranslatable('formulaFunction', 'pulldata')
  const asked = { list, column, key, wanted: args[3] }
  return lookedUp({ ...asked, refusal: new Untranslatable('formulaFunction', 'pulldata') }, translator)
}
