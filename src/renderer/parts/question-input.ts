import { pathKey, type QuestionPath } from '../../domain/answer/path'
import type { Question } from '../../domain/form/question'
import { localized } from '../../domain/language'
import type { InputProps } from '../../questions/input-props'
import { describedBy, fieldIds } from '../../ui/native/Field'
import type { FormContext } from '../context'
import type { AnswerEngine, Slice } from '../../engine/answer-engine'

/** What a question is called where it is asked: its title, with its number where it is asked again. */
export function questionLabel(
  question: Question,
  path: QuestionPath,
  { language, t }: Pick<FormContext, 'language' | 't'>,
): string {
  const title =
    localized(question, 'titulo', language) || t('form.untitledQuestion', { number: path.question + 1 })
  return path.repetition === 0 ? title : t('repeat.row', { title, number: path.repetition + 1 })
}

interface Asked extends Pick<FormContext, 'language' | 't'> {
  path: QuestionPath
  slice: Slice
  engine: AnswerEngine
  /** Whether words above the input describe it. */
  hasHint: boolean
  /** Whether it is a comment on the files, named as such. */
  isComment?: boolean
}

/** DOM id of the words that say that a text is a comment. */
export const commentKey = (key: string): string => `${key}-comment`

/** What an input is given to answer the question at a path. */
export function inputProps({ path, slice, engine, hasHint, isComment, language, t }: Asked): InputProps {
  const key = pathKey(path)
  const { label } = fieldIds(key)
  const invalid = slice.problem !== null
  // A comment is never required (ANS-07).
  const isRequired = slice.isRequired && !isComment
  return {
    id: key,
    path,
    question: slice.question,
    response: slice.response,
    labelledBy: isComment ? `${commentKey(key)} ${label}` : label,
    ...(isComment && { isComment }),
    describedBy: describedBy(key, { hint: hasHint, error: invalid }),
    invalid,
    isRequired,
    language,
    t,
    onChange: (change) => engine.respond(path, change),
    onLeave: () => engine.leave(path),
  }
}
