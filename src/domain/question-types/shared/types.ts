import { DATA_TYPE, QUESTION_TYPE, type DataType, type QuestionType } from '../../form/question'
import type { QuestionTypes } from '../behaviour'

/** How a kind is stored that the person writes: by its data type. */
export const openTypes = (tipoDato: DataType): QuestionTypes => ({
  tipoPregunta: QUESTION_TYPE.open,
  tipoDato,
})

/** How a kind is stored whose answers are given: its data type says nothing. */
export const closedTypes = (tipoPregunta: QuestionType): QuestionTypes => ({
  tipoPregunta,
  tipoDato: DATA_TYPE.text,
})
