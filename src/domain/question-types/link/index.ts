import type { QuestionBehaviour } from '../behaviour'
import { codec, normalize } from './codec'
import { initialValue } from './initial-value'
import { isEmpty } from './is-empty'
import { summary } from './summary'
import { validate } from './validate'

export const link: QuestionBehaviour = { initialValue, isEmpty, validate, normalize, codec, summary }
