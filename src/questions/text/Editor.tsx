import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const TextEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.text')}</AnswerSpace>
