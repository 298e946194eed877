import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnAnswer } from '../../domain/citizen/own-answer'
import { waitingRequest } from '../../domain/correction/request'
import { currentState } from '../../domain/states/transitions'
import { paths } from '../../lib/paths'
import { AnswerFacts } from './AnswerFacts'
import styles from './CitizenPortal.module.css'

/** One own answer: what it is about, when, how far it is, and what is asked of the citizen (CIT-03). */
export function OwnAnswerCard({ answer }: { answer: OwnAnswer }) {
  const { t } = useTranslation('citizen')
  const state = currentState(answer.estados)?.nombre ?? ''
  const asked = waitingRequest(answer.requestsForChanges)
  return (
    <li className={styles.card}>
      <h2>
        <Link dir="auto" to={paths.ownAnswer.href(answer.id)}>
          {answer.titulo}
        </Link>
      </h2>
      <AnswerFacts code={answer.codigoMunicipio} date={answer.fechaCreacion} state={state} />
      {asked ? (
        <div className={styles.asked}>
          <h3>{t('list.asked')}</h3>
          {asked.comment ? <p dir="auto">{asked.comment}</p> : null}
        </div>
      ) : null}
    </li>
  )
}
