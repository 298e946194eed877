import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openingAt, openingIn, opensLater, type Opening } from '../../../domain/form/opening'
import type { PublicForm } from '../../../domain/form/form'
import { foreignTag, localized } from '../../../domain/language'
import { zoneOf } from '../../../domain/zone'
import { currentTag, useLanguage } from '../../../lib/i18n'
import { useTitle } from '../../../lib/title'
import { usePlace } from '../../../lib/place'
import { RefusedPage } from '../../../renderer/refused/RefusedPage'
import { momentWords, weeklyWords } from './hours-words'
import styles from './hours.module.css'
import { TellMe } from './TellMe'
import { useTimePast } from './use-time-past'

interface OutsideHoursProps {
  form: PublicForm
  /** By how much the server's clock is ahead of this device's. */
  clockLagMs: number | undefined
  /** Reads the form again: called when it opens while the page is there. */
  onOpen: () => void
}

/** A form that is not open now: since when or until when, its weekly hours, and its own words (REACH-01). */
export function OutsideHours(props: OutsideHoursProps) {
  const opening = openingIn(props.form.horario)
  return opening && <Told {...props} opening={opening} />
}

function Told({ form, clockLagMs, opening, onOpen }: OutsideHoursProps & { opening: Opening }) {
  const { t } = useTranslation('hours')
  const refused = useTranslation('refused').t
  const place = usePlace()
  const language = useLanguage()
  const { abre, cierra, semana } = opening
  const now = useTimePast([abre], clockLagMs)
  const state = openingAt(opening, now)
  useEffect(() => {
    if (state === 'open') onOpen()
  }, [state, onOpen])
  const title = t(state === 'late' ? 'lateTitle' : 'earlyTitle')
  useTitle(form.titulo, title)
  const field = state === 'late' ? 'textoDespues' : 'textoAntes'
  const words = localized(opening, field, language)
  const moment = state === 'late' ? cierra : abre
  // A schedule that never opens tells 1970.
  const isTold = moment !== undefined && moment.getTime() > 0
  const when = isTold ? momentWords(moment, zoneOf(form), currentTag()) : ''
  return (
    <RefusedPage
      about={form.titulo}
      title={title}
      todo={[state === 'late' ? refused('late.todo') : t('earlyText')]}
      place={place}
      say={refused('say', { form: form.titulo })}
    >
      {when ? <p className={styles.when}>{t(state === 'late' ? 'closed' : 'opens', { when })}</p> : null}
      {words ? (
        <p dir="auto" lang={foreignTag(opening, field, language)} className={styles.words}>
          {words}
        </p>
      ) : null}
      {semana.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{t('week')}</h2>
          <ul className={styles.week}>
            {semana.map((row, at) => (
              <li key={at}>{weeklyWords(row, t, currentTag())}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {state === 'late' ? <p>{t('lateText')}</p> : null}
      {opensLater(form.horario, now) ? <TellMe formId={form.formId} onOpen={onOpen} /> : null}
    </RefusedPage>
  )
}
