import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const IntegerEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.integer')}</AnswerSpace>
