import type { ComponentType } from 'react'
import { DATA_TYPE, QUESTION_TYPE, type Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/question-types'
import { DateEditor } from './date/Editor'
import { DecimalEditor } from './decimal/Editor'
import type { EditorProps } from './editor-props'
import { IntegerEditor } from './integer/Editor'
import { LinkEditor } from './link/Editor'
import { MultipleChoiceEditor } from './multiple-choice/Editor'
import { SingleChoiceEditor } from './single-choice/Editor'
import { TextEditor } from './text/Editor'
import { TimeEditor } from './time/Editor'
import { YesNoEditor } from './yes-no/Editor'

type Typed = Pick<Question, 'tipoPregunta' | 'tipoDato'>

interface EditorEntry {
  Editor: ComponentType<EditorProps>
  /** What a question of this kind is stored as (§1.3). */
  type: Typed
}

const open = (tipoDato: Question['tipoDato']): Typed => ({ tipoPregunta: QUESTION_TYPE.open, tipoDato })
const closed = (tipoPregunta: Question['tipoPregunta']): Typed => ({ tipoPregunta, tipoDato: DATA_TYPE.text })

const EDITORS: Record<QuestionKind, EditorEntry> = {
  text: { Editor: TextEditor, type: open(DATA_TYPE.text) },
  integer: { Editor: IntegerEditor, type: open(DATA_TYPE.integer) },
  decimal: { Editor: DecimalEditor, type: open(DATA_TYPE.decimal) },
  date: { Editor: DateEditor, type: open(DATA_TYPE.date) },
  time: { Editor: TimeEditor, type: open(DATA_TYPE.time) },
  link: { Editor: LinkEditor, type: open(DATA_TYPE.link) },
  'multiple-choice': { Editor: MultipleChoiceEditor, type: closed(QUESTION_TYPE.multipleChoice) },
  'single-choice': { Editor: SingleChoiceEditor, type: closed(QUESTION_TYPE.singleChoice) },
  'yes-no': { Editor: YesNoEditor, type: closed(QUESTION_TYPE.yesNo) },
}

/** How a question is edited in place. */
export const editorFor = (question: Typed): ComponentType<EditorProps> => EDITORS[kindOf(question)].Editor

/** What a question becomes when somebody picks a kind for it. */
export const typeOfKind = (kind: QuestionKind): Typed => EDITORS[kind].type
