import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const TimeEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.time')}</AnswerSpace>
