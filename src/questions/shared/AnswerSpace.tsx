import type { QuestionKind, TellingKind } from '../../domain/form/kinds'
import type { EditorProps } from '../editor-props'
import styles from './AnswerSpace.module.css'

type Words =
  `space.${Exclude<QuestionKind, 'multiple-choice' | 'single-choice' | 'yes-no' | 'scale' | 'ranking' | TellingKind>}`

/** An editor that shows where the answer will go: the shape of a field that takes nothing, and how it is written. */
export const answerSpace = (words: Words) =>
  function AnswerSpace({ t }: EditorProps) {
    return <div className={styles.space}>{t(words)}</div>
  }
