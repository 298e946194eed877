import type { Question } from '../../domain/form/question'
import { foreignTag, localized, type Language } from '../../domain/language'
import { FormattedText } from './FormattedText'
import styles from './Note.module.css'

/** A part of a form that tells something and asks nothing: a heading, a text, or a line where it has neither (KIND-03). */
export function Note({ id, question, language }: { id: string; question: Question; language: Language }) {
  const title = localized(question, 'titulo', language).trim()
  const hasText = localized(question, 'descripcion', language).trim() !== ''
  if (title === '' && !hasText) return <hr id={id} className={styles.divider} />
  return (
    <div id={id} className={styles.note}>
      {title ? (
        <h3 dir="auto" className={styles.title} lang={foreignTag(question, 'titulo', language)}>
          {title}
        </h3>
      ) : null}
      {hasText ? <FormattedText question={question} language={language} /> : null}
    </div>
  )
}
