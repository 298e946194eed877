import type { Check } from '../../domain/form/check'
import { foreignTag, localized } from '../../domain/language'
import { useForm } from '../context'
import styles from './ClosingNotice.module.css'

/** Why this person can go no further, in place of the way on (LOGIC-01). */
export function ClosingNotice({ closing }: { closing: Check }) {
  const { answering, language, t } = useForm()
  const sections = answering.engine.sections()
  const section = sections.find(({ validaciones }) => validaciones.some(({ id }) => id === closing.id))
  const words = localized(closing, 'mensaje', language, section)
  return (
    <div role="alert" className={styles.closing}>
      <p className={styles.title}>{t('closing.title')}</p>
      {words ? (
        <p dir="auto" lang={foreignTag(closing, 'mensaje', language)}>
          {words}
        </p>
      ) : null}
      <p className={styles.help}>{t('closing.help')}</p>
    </div>
  )
}
