/** What the names of an XLSForm mean, and what its calculations come to. */
import type { NewId } from '../../form/factory'
import { isCode, MAX_CODE } from '../../form/code'
import { asksForFiles } from '../../form-logic/files'
import { typeOf } from '../../form-logic/values'
import type { ValueType } from '../../logic/value'
import type { Question } from '../../form/question'
import { cutText } from '../../text/cut'
import type { ChoiceSource, TypedExpression, Subject } from '../formula/typed-expression'
import { DAY_OF_ANSWER } from './kinds'
import type { MadeOption } from './choices'
import type { PlacedRow, SectionPlan } from './layout'
import type { Meaning } from './xpath/context'
import { listName } from './xpath/lookups'

/** A short name for formulas that are typed, made of the name that others use; each is given once. */
export function codeGiver(): (name: string) => string {
  const given = new Set<string>()
  return (name) => {
    const letters = name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9_]+/gu, '_')
      .replace(/^[^a-z]+/u, '')
    const plain = cutText(letters, MAX_CODE)
    if (!isCode(plain)) return ''
    let code = plain
    for (let again = 2; given.has(code); again += 1) code = `${cutText(plain, MAX_CODE - 5)}_${again}`
    given.add(code)
    return code
  }
}

/** Where the choices of a question stand, one of which is picked. */
export function sourceOf({ row, type }: Pick<PlacedRow, 'row' | 'type'>): ChoiceSource | undefined {
  const isFile = type.is === 'select_one_from_file'
  if (!isFile && type.is !== 'select_one') return undefined
  const named = (name: string): string | undefined =>
    isFile
      ? new RegExp(String.raw`\b${name}\s*=\s*([\w:.-]+)`, 'u').exec(row.cell('parameters'))?.[1]
      : undefined
  // Features of a map call both otherwise.
  const [key, label] = /\.geojson$/iu.test(type.list) ? ['id', 'title'] : ['name', 'label']
  return {
    ...{ list: listName(type.list), isFile },
    ...{ key: type.key ?? named('value') ?? key, label: type.label ?? named('label') ?? label },
  }
}

/** A question as formulas see it. */
export function subjectOf(
  question: Question,
  name: string,
  options: readonly MadeOption[],
  { isWhole, source, otherwise }: Pick<Subject, 'isWhole' | 'source' | 'otherwise'>,
): Subject {
  const { is: own } = typeOf(question)
  // Their formulas know days: ours take a moment for its own.
  const is = own === 'moment' ? 'date' : own
  const isSingle = is === 'options' && question.tipoPregunta === 3
  return {
    ...{ id: question.id, name, type: is, choices: options.map(({ choice }) => choice), isSingle, isWhole },
    hasFiles: asksForFiles(question),
    ...(source && { source }),
    ...(otherwise !== undefined && { otherwise }),
  }
}

/** The type of question that a calculation needs. */
export const typeOfExpression = ({ is }: TypedExpression): ValueType =>
  is === 'blank' || is === 'options' || is === 'place' ? 'text' : is

/** Ids of sections, by their plan. */
export function sectionIds(plans: readonly SectionPlan[], newId: NewId): Map<SectionPlan, string> {
  return new Map(plans.map((plan) => [plan, newId()]))
}

/** Names of groups and repeats, and of the facts that a program notes by itself. */
export function outerNames(
  plans: readonly SectionPlan[],
  ids: ReadonlyMap<SectionPlan, string>,
): Map<string, Meaning> {
  const names = new Map<string, Meaning>()
  for (const plan of plans) {
    const id = ids.get(plan)
    for (const name of plan.names)
      if (id !== undefined && !names.has(name))
        names.set(name, plan.isRepeat && name === plan.names[0] ? { is: 'repeat', id } : { is: 'group' })
    for (const { row, type } of plan.rows)
      if (DAY_OF_ANSWER.has(type.is)) names.set(row.cell('name'), { is: 'today' })
  }
  return names
}
