import { DATA_TYPE } from '../../form/question'
import type { QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { openTypes } from '../shared/types'

export const text: QuestionBehaviour<'text'> = {
  ...KEEPS_TEXT,
  kind: 'text',
  types: openTypes(DATA_TYPE.text),
}
