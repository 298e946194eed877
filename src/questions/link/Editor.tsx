import type { EditorProps } from '../editor-props'
import { AnswerSpace } from '../shared/AnswerSpace'

export const LinkEditor = ({ t }: EditorProps) => <AnswerSpace>{t('space.link')}</AnswerSpace>
