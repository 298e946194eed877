import { useTranslation } from 'react-i18next'
import type { Form } from '../../domain/form/form'
import { localized } from '../../domain/language'
import { fullName } from '../../domain/user/full-name'
import { FormText } from '../../lib/FormText'
import { useLanguage } from '../../lib/i18n'
import { usePrinted } from '../../lib/printed'
import { useSession } from '../../lib/session'
import { useDates } from '../../lib/use-dates'
import { Letterhead } from '../../ui/staff/Letterhead'
import { ClockNote } from '../../ui/staff/MunicipalityClock'
import styles from './PaperHead.module.css'

interface PaperHeadProps {
  form: Form
  /** Which answers are counted, a line each. */
  counted: readonly string[]
}

/** The head of printed statistics: whose they are, of what and of which days, who printed them and when. */
export function PaperHead({ form, counted }: PaperHeadProps) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { user } = useSession()
  const write = useDates()
  const printed = usePrinted()
  if (!printed) return null
  return (
    <header className={styles.head}>
      <Letterhead
        names={[form.municipioInfo.nombre, form.areaInfo.nombre]}
        of={`${t('title')} · ${localized(form, 'titulo', language)}`}
      />
      <p>{t('title')}</p>
      <h1 className={styles.title}>
        <FormText of={form} field="titulo" />
      </h1>
      {counted.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ClockNote />
      <p className={styles.printed}>
        {t('form.printedBy', { name: fullName(user), when: write('dateTime', printed) })}
      </p>
    </header>
  )
}
