import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind, type TellingKind } from '../domain/form/kinds'
import type { EditorProps } from './editor-props'
import styles from './editors.module.css'
import { ScaleEditor } from './scale/Editor'
import { OptionsEditor } from './shared/OptionsEditor'
import { OptionsPreview } from './shared/OptionsPreview'

type WithOptions = 'multiple-choice' | 'single-choice' | 'yes-no' | 'scale' | 'ranking'

/** An editor that shows where the answer will go: the shape of a field that takes nothing, and how it is written. */
const answerSpace = (words: `space.${Exclude<QuestionKind, WithOptions | TellingKind>}`) =>
  function AnswerSpace({ t }: EditorProps) {
    return <div className={styles.space}>{t(words)}</div>
  }

const optionsEditor = (mark: 'one' | 'several' | 'rank') =>
  function ChoiceEditor(props: EditorProps) {
    return <OptionsEditor {...props} mark={mark} />
  }

function YesNoEditor({ t }: EditorProps) {
  const options = [
    { id: 'yes', texto: t('space.yes') },
    { id: 'no', texto: t('space.no') },
  ]
  return <OptionsPreview mark="one" options={options} t={t} />
}

const EDITORS: Record<QuestionKind, ComponentType<EditorProps>> = {
  text: answerSpace('space.text'),
  integer: answerSpace('space.integer'),
  decimal: answerSpace('space.decimal'),
  date: answerSpace('space.date'),
  time: answerSpace('space.time'),
  link: answerSpace('space.link'),
  'multiple-choice': optionsEditor('several'),
  'single-choice': optionsEditor('one'),
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
  ranking: optionsEditor('rank'),
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
