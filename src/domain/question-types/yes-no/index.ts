import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/** Stored as the strings true and false (§1.3). */
const isYesOrNo = (value: unknown): value is string => value === 'true' || value === 'false'

const summary: AnswerBehaviour['summary'] = (_question, { respuesta }, format) => {
  if (respuesta === 'true') return format.yes
  return respuesta === 'false' ? format.no : ''
}

export const yesNo: AnswerBehaviour = {
  ...KEEPS_TEXT,
  isEmpty: ({ respuesta }) => !isYesOrNo(respuesta),
  codec: { ...KEEPS_TEXT.codec, decode: (stored) => (isYesOrNo(stored) ? stored : '') },
  summary,
}
