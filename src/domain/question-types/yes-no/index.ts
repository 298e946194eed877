import { QUESTION_TYPE } from '../../form/question'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { closedTypes } from '../shared/types'

/** Stored as the strings true and false (§1.3). */
const isYesOrNo = (value: unknown): value is string => value === 'true' || value === 'false'

const summary: AnswerBehaviour['summary'] = (_question, { respuesta }, format) => {
  if (respuesta === 'true') return format.yes
  return respuesta === 'false' ? format.no : ''
}

export const yesNo: QuestionBehaviour<'yes-no'> = {
  ...KEEPS_TEXT,
  kind: 'yes-no',
  types: closedTypes(QUESTION_TYPE.yesNo),
  isEmpty: ({ respuesta }) => !isYesOrNo(respuesta),
  codec: { ...KEEPS_TEXT.codec, decode: (stored) => (isYesOrNo(stored) ? stored : '') },
  summary,
}
