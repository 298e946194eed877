import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnAnswer } from '../../domain/citizen/own-answer'
import { appointmentInWords } from '../../domain/appointment/words'
import { isLate, isOver, waitingRequest } from '../../domain/answer/corrections/request'
import { currentState } from '../../domain/states/transitions'
import { formatDate } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { paths } from '../../lib/paths'
import { messageAction } from '../../ui/MessagePage'
import { AnswerFacts } from './AnswerFacts'
import styles from './CitizenPortal.module.css'

/** One own answer: its form, date and state, and what is asked of the citizen (CIT-03). */
export function OwnAnswerCard({ answer }: { answer: OwnAnswer }) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  const state = currentState(answer.estados)
  const asked = waitingRequest(answer.requestsForChanges)
  const [late] = useState(() => asked !== null && isLate(asked, new Date()))
  const [over] = useState(() => asked !== null && isOver(asked, answer, new Date()))
  return (
    <li className={styles.card}>
      <h2>
        <Link dir="auto" to={paths.ownAnswer.href(answer.id)}>
          {answer.titulo}
        </Link>
      </h2>
      <AnswerFacts code={answer.codigoMunicipio} date={answer.fechaCreacion} state={state} />
      {answer.opcionales.addAppointment ? <CardAppointment answer={answer} /> : null}
      {asked ? (
        <div className={styles.asked}>
          <h3>{t('list.asked')}</h3>
          {asked.comment ? <p dir="auto">{asked.comment}</p> : null}
          {asked.vence ? (
            <p>
              {t(late ? 'revise.lateTitle' : 'revise.until', {
                date: formatDate(asked.vence, zone),
              })}
            </p>
          ) : null}
          {over ? (
            <p>{t('revise.overText')}</p>
          ) : (
            <Link className={messageAction.main} to={paths.revision.href(answer.id)}>
              {t('revise.go')}
            </Link>
          )}
        </div>
      ) : null}
    </li>
  )
}

/** What is booked, or that it is still to be booked (APPT-01). */
function CardAppointment({ answer: { id, turno } }: { answer: OwnAnswer }) {
  const { t } = useTranslation('booking')
  if (turno) {
    return (
      <p dir="auto">
        {t('title')}: {appointmentInWords(turno)}
      </p>
    )
  }
  return (
    <div className={styles.asked}>
      <p>{t('missing')}</p>
      <Link className={messageAction.main} to={paths.ownAnswer.href(id)}>
        {t('choose')}
      </Link>
    </div>
  )
}
