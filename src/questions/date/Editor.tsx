import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const DateEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.date')}</AnswerSpace>
