import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, QUESTION_KINDS, type QuestionKind, type TellingKind } from '../domain/form/kinds'
import type { EditorProps } from './editor-props'
import styles from './editors.module.css'
import { ScaleEditor } from './scale/Editor'
import { OptionsEditor } from './shared/OptionsEditor'
import { OptionsPreview } from './shared/OptionsPreview'

/** Kinds with more to edit in place than the space for an answer. */
type EditedKind = 'multiple-choice' | 'single-choice' | 'yes-no' | 'scale' | 'ranking' | TellingKind

/** An editor that shows where the answer will go: the shape of a field that takes nothing, and how it is written. */
const answerSpace = (words: `space.${Exclude<QuestionKind, EditedKind>}`) =>
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

const EDITORS: Record<EditedKind, ComponentType<EditorProps>> = {
  'multiple-choice': optionsEditor('several'),
  'single-choice': optionsEditor('one'),
  'yes-no': YesNoEditor,
  scale: ScaleEditor,
  ranking: optionsEditor('rank'),
  note: () => null,
  // What answers its rows is edited at the first of them.
  grid: () => null,
}

const isEdited = (kind: QuestionKind): kind is EditedKind => Object.hasOwn(EDITORS, kind)

/** One component for each kind, because React takes another one for another field. */
const BY_KIND = new Map(
  QUESTION_KINDS.map((kind) => [kind, isEdited(kind) ? EDITORS[kind] : answerSpace(`space.${kind}`)]),
)

/** How a question is edited in place. */
export const editorFor = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>,
): ComponentType<EditorProps> => BY_KIND.get(kindOf(question)) ?? EDITORS.note
