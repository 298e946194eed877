import { withoutAnswers } from '../../../domain/form/without-answers'
import type { Form } from '../../../domain/form/form'
import type { CanvasTexts } from '../canvas/texts'
import { useEditorState } from '../store/context'
import styles from './Outline.module.css'

/** The name that somebody gave a section, condition or question. Typing it draws only this component. */
export function WrittenName({ read, t }: { read: (form: Form) => string | undefined; t: CanvasTexts }) {
  const name = useEditorState(({ form }) => withoutAnswers(read(form) ?? ''))
  return <span className={name ? styles.label : styles.missing}>{name || t('outline.untitled')}</span>
}
