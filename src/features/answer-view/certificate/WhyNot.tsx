import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../domain/answer/answer'
import { whyNotIssued } from '../../../domain/certificate/may-issue'
import type { FormHead } from '../../../domain/form/form-head'
import { stateRef } from '../../../domain/form/state-ref'
import { zoneOf } from '../../../domain/zone'
import { FormText } from '../../../lib/FormText'
import { sentence } from '../../../lib/sentence'
import styles from '../external-message/IncidentPanel.module.css'

type Why = { code: 'off' | 'invalid' | 'over' } | { code: 'state'; estado: string }

/**
 * Why the server would issue no certificate of the answer; null where it would. That its layout is sound is only asked
 * there.
 */
export function whyNow(answer: Answer, form: FormHead, now: Date): Why | null {
  if (form.deleted || !form.opcionales.certificado) return { code: 'off' }
  if (!form.certificado) return null
  const code = whyNotIssued(form.certificado, answer, now, zoneOf(form))
  return code === 'state' ? { code, estado: form.certificado.estado } : code && { code }
}

/** In place of the button. */
export function WhyNot({ answer, why }: { answer: Answer; why: Why }) {
  const { t } = useTranslation('staff')
  if (why.code === 'over') return <p className={styles.words}>{t('view.certificate.lastDayPassed')}</p>
  const estado = why.code === 'state' ? why.estado : null
  const state = answer.estados.disponibles.find((one) => stateRef(one) === estado)
  return (
    <p className={styles.words}>
      {state
        ? sentence(
            (name) => t('view.certificate.waitsFor', { state: name }),
            <FormText of={state} field="nombre" />,
          )
        : t(`view.certificate.failures.${why.code}`)}
    </p>
  )
}
