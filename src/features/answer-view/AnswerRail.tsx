import { useTranslation } from 'react-i18next'
import { moveAnswer } from '../../data/staff/answers'
import { canMoveAnswer } from '../../domain/access/area-access'
import type { Answer } from '../../domain/answer/answer'
import { authorName, citizenName, citizenNumber } from '../../domain/answer/people'
import { stateChoices } from '../../domain/states/choices'
import { currentState } from '../../domain/states/transitions'
import { formatDateTime } from '../../lib/formats'
import { useSession } from '../../lib/session'
import { CopyButton } from '../../ui/staff/CopyButton'
import { StateSelect } from '../../ui/staff/StateSelect'
import { StatusTag } from '../../ui/staff/StatusTag'
import styles from './AnswerView.module.css'
import { PlaceMap } from './PlaceMap'

interface AnswerRailProps {
  answer: Answer
  /** The answer moved: read it again. */
  onMoved: () => Promise<unknown>
}

/** Beside the answer: its code and state, who, where and when. */
export function AnswerRail({ answer, onMoved }: AnswerRailProps) {
  const { t } = useTranslation('staff')
  const facts: [label: string, value: string][] = [
    [t('view.created'), formatDateTime(answer.fechaCreacion)],
    [t('view.updated'), formatDateTime(answer.lastUpdate)],
    [t('view.author'), authorName(answer)],
    [t('view.licence'), answer.inspectorID],
    [t('view.citizen'), citizenName(answer.datosCiudadano)],
    [t('view.citizenId'), citizenNumber(answer.datosCiudadano)],
    [t('view.place'), answer.ubicacion?.direccion ?? ''],
    [t('view.area'), answer.areaInfo.nombre],
    [t('view.municipality'), answer.municipioInfo.nombre],
  ]
  return (
    <aside className={styles.rail} aria-label={t('view.about')}>
      <div>
        <p className={styles.label}>{t('answers.code')}</p>
        <div className={styles.code}>
          <span>{answer.codigoMunicipio}</span>
          <CopyButton text={answer.codigoMunicipio} size="small" />
        </div>
      </div>
      {answer.invalida && <StatusTag label={t('answers.invalid')} tone="warning" />}
      <RailState answer={answer} onMoved={onMoved} />
      <PlaceMap location={answer.ubicacion} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  )
}

function RailState({ answer, onMoved }: AnswerRailProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const state = currentState(answer.estados)
  return (
    <div>
      <p className={styles.label}>{t('answers.state')}</p>
      {state !== null && !canMoveAnswer(user, answer) ? (
        <StatusTag label={state.nombre} tone="primary" />
      ) : (
        <StateSelect
          label={t('answers.stateOf', { code: answer.codigoMunicipio })}
          value={answer.estados.actual}
          choices={stateChoices(answer.estados)}
          fullWidth
          onMove={async (id) => {
            try {
              await moveAnswer(answer, id)
            } finally {
              await onMoved()
            }
          }}
        />
      )}
    </div>
  )
}
