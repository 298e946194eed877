import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/use-dates'
import { serviceFailureKey } from '../../data/failure-key'
import { moveAnswer, undoMove } from '../../data/staff/answers'
import { FormText } from '../../lib/FormText'
import { useLanguage } from '../../lib/i18n'
import { oneAnswer } from '../../domain/access/things'
import { dayIn } from '../../domain/dates'
import { dayInWords } from '../../domain/wall-clock'
import { useZone } from '../../lib/zone'
import type { Answer } from '../../domain/answer/answer'
import { authorName, citizenName, citizenNumber, intervieweeInWords } from '../../domain/answer/people'
import { assetInWords } from '../../domain/answer/place'
import { isReviewable, NO_PICKS, reviewBadge, type ReviewBadge } from '../../domain/correction/badge'
import { wasCorrected } from '../../domain/correction/overlay'
import { stateChoices } from '../../domain/states/choices'
import { currentState } from '../../domain/states/transitions'
import { useAbility } from '../../lib/ability'
import { CopyButton } from '../../ui/staff/CopyButton'
import { StateSelect } from '../../ui/staff/StateSelect'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import { hasNoPerson } from '../../domain/answer/people'
import styles from './AnswerView.module.css'
import { AssignmentPanel } from './assignment/AssignmentPanel'
import { CertificatePanel } from './certificate/CertificatePanel'
import { CloseReview } from './CloseReview'
import { IncidentPanel } from './external-message/IncidentPanel'
import { LocationStory } from './LocationStory'
import { NotesLink } from './notes/NotesLink'
import { Observations } from './Observations'
import { AnswerRetention } from './retention/AnswerRetention'
import { useReviewPicks } from './review/picks'
import { SecondPersonPanel } from './SecondPersonPanel'
import { useSignedLink } from './use-signed-link'

/** Loaded only for forms with appointments, which are few. */
const AppointmentPanel = lazy(async () => ({
  default: (await import('./AppointmentPanel')).AppointmentPanel,
}))

const never = () => () => undefined

const BADGE_TONE: Record<ReviewBadge, Tone> = { inReview: 'info', toCorrect: 'warning', approved: 'success' }

interface AnswerRailProps {
  answer: Answer
  /** Whether who, where and when are shown here too: on a phone they come below the answers (VIEW-01). */
  withFacts: boolean
  /** Called when the answer moved: reads it again. */
  onMoved: () => Promise<unknown>
}

/** Beside the answer: its code and state, who, where and when. */
export function AnswerRail({ answer, withFacts, onMoved }: AnswerRailProps) {
  const { t } = useTranslation('staff')
  const isNameless = hasNoPerson(answer)
  return (
    <aside className={styles.rail} aria-label={t('view.about')}>
      <div>
        <p className={styles.label}>{t('answers.code')}</p>
        {isNameless ? (
          <StatusTag label={t('retention.nameless')} />
        ) : (
          <div className={styles.code}>
            <span>{answer.codigoMunicipio}</span>
            <CopyButton text={answer.codigoMunicipio} size="small" />
          </div>
        )}
      </div>
      {answer.invalida && <StatusTag label={t('answers.invalid')} tone="warning" />}
      <RailState answer={answer} onMoved={onMoved} />
      {!isNameless && <AssignmentPanel answer={answer} onAssigned={onMoved} />}
      <RailReview answer={answer} onClosed={onMoved} />
      {!isNameless && <SecondPersonPanel answer={answer} onAsked={onMoved} />}
      {answer.opcionales.addAppointment && (
        <Suspense fallback={null}>
          <AppointmentPanel answer={answer} onChanged={onMoved} />
        </Suspense>
      )}
      {!isNameless && <AnswerRetention answer={answer} className={styles.label} />}
      <NotesLink answerId={answer.id} />
      <IncidentPanel answer={answer} />
      <CertificatePanel answer={answer} />
      {withFacts && <Facts answer={answer} />}
    </aside>
  )
}

/** Who, where and when, below the answer of a phone. */
export function FactsBelow({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  return (
    <section className={styles.rail} aria-label={t('view.facts')}>
      <Facts answer={answer} />
    </section>
  )
}

function Facts({ answer }: { answer: Answer }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const signedLink = useSignedLink(answer)
  const zone = useZone()
  const begun = answer.diaComienzo ?? ''
  // The rules went by the day that the device said, which matters where it is another one.
  const begunBefore = answer.fechaCreacion && begun !== dayIn(answer.fechaCreacion, zone) ? begun : ''
  const facts: [label: string, value: string][] = [
    [t('view.begun'), dayInWords(begunBefore)],
    [t('view.created'), write('dateTime', answer.fechaCreacion)],
    [t('view.updated'), write('dateTime', answer.lastUpdate)],
    [t('view.author'), authorName(answer)],
    [t('view.signedLink'), signedLink],
    [t('view.licence'), answer.inspectorID],
    [t('view.citizen'), citizenName(answer.datosCiudadano)],
    [t('view.citizenId'), citizenNumber(answer.datosCiudadano)],
    [t('view.interviewee'), intervieweeInWords(answer)],
    [t('view.place'), answer.ubicacion?.direccion ?? ''],
    [t('view.asset'), assetInWords(answer.ubicacion)],
    [t('view.pdfCode'), answer.pdfDownloadCode ?? ''],
    [t('view.area'), answer.areaInfo.nombre],
    [t('view.municipality'), answer.municipioInfo.nombre],
  ]
  return (
    <>
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
      <LocationStory answer={answer} />
    </>
  )
}

function RailState({ answer, onMoved }: Omit<AnswerRailProps, 'withFacts'>) {
  const { t } = useTranslation(['staff', 'common'])
  const ability = useAbility()
  const language = useLanguage()
  const state = currentState(answer.estados)
  return (
    <div>
      <p className={styles.label}>{t('answers.state')}</p>
      {state !== null && (hasNoPerson(answer) || ability.cannot('move', oneAnswer(answer))) ? (
        <StatusTag label={<FormText of={state} field="nombre" />} tone="primary" />
      ) : (
        <StateSelect
          label={t('answers.stateOf', { code: answer.codigoMunicipio })}
          value={answer.estados.actual}
          choices={stateChoices(answer.estados, language)}
          failureWords={(error) => {
            const key = serviceFailureKey(error)
            return key && t(key)
          }}
          fullWidth
          onMove={async (id) => {
            try {
              const moved = await moveAnswer(answer, id)
              return async () => {
                await undoMove(moved, answer.estados.actual)
                await onMoved()
              }
            } finally {
              await onMoved()
            }
          }}
        />
      )}
    </div>
  )
}

/** The state of the review (VIEW-02). */
function RailReview({ answer, onClosed }: { answer: Answer; onClosed: () => Promise<unknown> }) {
  const { t } = useTranslation('staff')
  const picks = useReviewPicks()
  const items = useSyncExternalStore(picks?.on ?? never, () => picks?.get().items ?? NO_PICKS.answers)
  if (!isReviewable(answer.opcionales)) return null
  const badge = reviewBadge(answer.requestsForChanges ?? [], { ...NO_PICKS, answers: items })
  return (
    <div>
      <p className={styles.label}>{t('view.review')}</p>
      <div className={styles.tags}>
        <StatusTag label={t(`view.badge.${badge}`)} tone={BADGE_TONE[badge]} />
        {wasCorrected(answer) && <StatusTag label={t('view.wasCorrected')} tone="info" />}
        <Observations answer={answer} />
      </div>
      <CloseReview answer={answer} onClosed={onClosed} />
    </div>
  )
}
