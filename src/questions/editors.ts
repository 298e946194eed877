import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/form/kinds'
import type { EditorProps } from './editor-props'
import { MultipleChoiceEditor } from './multiple-choice/Editor'
import { answerSpace } from './shared/AnswerSpace'
import { RankingEditor } from './ranking/Editor'
import { ScaleEditor } from './scale/Editor'
import { SingleChoiceEditor } from './single-choice/Editor'
import { YesNoEditor } from './yes-no/Editor'

const EDITORS: Record<QuestionKind, ComponentType<EditorProps>> = {
  text: answerSpace('space.text'),
  integer: answerSpace('space.integer'),
  decimal: answerSpace('space.decimal'),
  date: answerSpace('space.date'),
  time: answerSpace('space.time'),
  link: answerSpace('space.link'),
  'multiple-choice': MultipleChoiceEditor,
  'single-choice': SingleChoiceEditor,
  'yes-no': YesNoEditor,
  'long-text': answerSpace('space.long-text'),
  email: answerSpace('space.email'),
  phone: answerSpace('space.phone'),
  amount: answerSpace('space.amount'),
  'date-time': answerSpace('space.date-time'),
  month: answerSpace('space.month'),
  identifier: answerSpace('space.identifier'),
  'scanned-code': answerSpace('space.scanned-code'),
  'table-choice': answerSpace('space.table-choice'),
  scale: ScaleEditor,
  ranking: RankingEditor,
  place: answerSpace('space.place'),
  files: answerSpace('space.files'),
  consent: answerSpace('space.consent'),
  fact: answerSpace('space.fact'),
  note: () => null,
  // What answers its rows is edited at the first of them.
  grid: () => null,
}

/** How a question is edited in place. */
export const editorFor = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>,
): ComponentType<EditorProps> => EDITORS[kindOf(question)]
