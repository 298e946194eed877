import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const DecimalEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.decimal')}</AnswerSpace>
