import { useTranslation } from 'react-i18next'
import { openingAt, openingIn, takesStill, type Opening } from '../../../domain/form/opening'
import type { PublicForm } from '../../../domain/form/form'
import { zoneOf } from '../../../domain/zone'
import { currentTag } from '../../../lib/i18n'
import { Notice } from '../../../ui/native/Notice'
import { momentWords, timeWords } from './hours-words'
import styles from './hours.module.css'
import { useTimePast } from './use-time-past'

interface ClosingNoteProps {
  form: PublicForm
  /** By how much the server's clock is ahead of this device's. */
  clockLagMs: number | undefined
}

/** Until when what is begun here can be sent, also while that passes (REACH-01). */
export function ClosingNote(props: ClosingNoteProps) {
  const opening = openingIn(props.form.horario)
  return opening?.cierra ? <Closing {...props} opening={opening} cierra={opening.cierra} /> : null
}

function Closing({
  form,
  clockLagMs,
  opening,
  cierra,
}: ClosingNoteProps & { opening: Opening; cierra: Date }) {
  const { t } = useTranslation('hours')
  const { tolera } = opening
  const now = useTimePast([cierra, tolera], clockLagMs)
  const when = momentWords(cierra, zoneOf(form), currentTag())
  if (openingAt(opening, now) !== 'late') return <p className={styles.until}>{t('until', { when })}</p>
  const until = timeWords(tolera ?? cierra, zoneOf(form))
  return (
    <div className={styles.note}>
      {takesStill(opening, now) ? (
        <Notice tone="warning" title={t('graceTitle')}>
          <p>{t('graceText', { until })}</p>
        </Notice>
      ) : (
        <Notice tone="danger" title={t('overTitle')}>
          <p>{t('overText', { when })}</p>
        </Notice>
      )}
    </div>
  )
}
