import { Button, Skeleton } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { incidentOf, retryIncident } from '../../../data/staff/external-message'
import { incidentFailure } from '../../../data/staff/floods'
import { oneAnswer } from '../../../domain/access/things'
import type { Answer } from '../../../domain/answer/answer'
import { isServiceFailure } from '../../../domain/failures/service-failure'
import { useDates } from '../../../lib/use-dates'
import { createsIncidents } from '../../../domain/form/incidents'
import { useAbility } from '../../../lib/ability'
import { CopyButton } from '../../../ui/staff/CopyButton'
import { useToast } from '../../../ui/staff/toast'
import { useReadTrailAgain } from '../use-answer-trail'
import { failureOf } from './failure'
import styles from './IncidentPanel.module.css'

const MessageDialog = lazy(() =>
  import('./MessageDialog').then((module) => ({ default: module.MessageDialog })),
)

/** How long an incident may take to be made, and how often the page looks for it meanwhile. */
const FRESH_MS = 60_000
const LOOK_AGAIN_MS = 4000
/** How often it looks whether the incident still follows its answer. */
const LOOK_FOR_FAILURE_MS = 60_000

const freshFor = ({ fechaCreacion }: Answer): number =>
  fechaCreacion === null ? 0 : fechaCreacion.getTime() + FRESH_MS - Date.now()

/** Whether the incident of an answer may still be in the making. */
function useFresh(answer: Answer): boolean {
  const [fresh, setFresh] = useState(() => freshFor(answer) > 0)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), Math.max(0, freshFor(answer)))
    return () => clearTimeout(timer)
  }, [answer])
  return fresh
}

const keyOf = ({ id }: Answer) => ['incident', id]

/**
 * The incident of an answer in the management system (INC-01), and a message to the people who work on it (VIEW-05).
 */
export function IncidentPanel({ answer }: { answer: Answer }) {
  return createsIncidents(answer.opcionales) ? <Incident answer={answer} /> : null
}

function Incident({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['staff', 'common'])
  const fresh = useFresh(answer)
  const incident = useQuery({
    queryKey: keyOf(answer),
    queryFn: () => incidentOf(answer.id),
    refetchInterval: ({ state }) => (state.data === '' && fresh ? LOOK_AGAIN_MS : false),
  })
  const ability = useAbility()
  const failure = useQuery({
    queryKey: ['incident-failure', answer.id],
    queryFn: () => incidentFailure(answer.idPlantilla, answer.id),
    enabled: ability.can('move', oneAnswer(answer)),
    refetchInterval: fresh ? LOOK_AGAIN_MS : LOOK_FOR_FAILURE_MS,
  })
  return (
    <section className={styles.panel} aria-label={t('view.incident.label')}>
      <p className={styles.label}>{t('view.incident.label')}</p>
      {incident.isPending && <Skeleton width="60%" />}
      {incident.isError && (
        <>
          <p className={styles.words}>{t('view.incident.readFailed')}</p>
          <Button size="small" variant="outlined" onClick={() => void incident.refetch()}>
            {t('forms.retry')}
          </Button>
        </>
      )}
      {incident.data === '' && !failure.data && <NoIncident answer={answer} fresh={fresh} />}
      {incident.data && <Made answer={answer} incidentId={incident.data} />}
      {incident.isSuccess && failure.data && <Behind answer={answer} since={failure.data} />}
    </section>
  )
}

function Made({ answer, incidentId }: { answer: Answer; incidentId: string }) {
  const { t } = useTranslation(['staff', 'common'])
  const ability = useAbility()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <div className={styles.number}>
        <span>{incidentId}</span>
        <CopyButton text={incidentId} size="small" />
      </div>
      {ability.can('move', oneAnswer(answer)) && (
        <Button variant="outlined" onClick={() => setWriting(true)} aria-haspopup="dialog">
          {t('view.incident.write')}
        </Button>
      )}
      {writing && (
        <Suspense fallback={null}>
          <MessageDialog answerId={answer.id} incidentId={incidentId} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Asks for the incident of an answer once more; one that is there already is brought to where the answer stands. */
function useMaking(answer: Answer) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const queries = useQueryClient()
  const trailGoesOn = useReadTrailAgain(answer.id)
  const [making, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      const id = await retryIncident(answer.id)
      queries.setQueryData(keyOf(answer), id)
      void queries.invalidateQueries({ queryKey: ['incident-failure', answer.id] })
      trailGoesOn()
      if (id === '') toast.warning(t('view.incident.none'))
      else toast.success(t('view.incident.made'))
    } catch (error) {
      const failure = failureOf(error)
      if (isServiceFailure(failure)) toast.error(t(`common:failures.${failure}`))
      else toast.error(t(`view.incident.notMade.${failure === 'refused' ? 'failed' : failure}`))
    } finally {
      setMaking(false)
    }
  }
  return { making, make }
}

/** The management system failed: the incident was not made, or stands where the answer stood before (INC-01, INC-02). */
function Behind({ answer, since }: { answer: Answer; since: Date }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const { making, make } = useMaking(answer)
  return (
    <div role="alert">
      <p className={styles.words}>{t('view.incident.behind', { when: write('dateTime', since) })}</p>
      <Button variant="outlined" onClick={() => void make()} loading={making}>
        {t('view.incident.again')}
      </Button>
    </div>
  )
}

/** No incident: it is being made, or the answer gets none, or it is missing and staff can ask for it. */
function NoIncident({ answer, fresh }: { answer: Answer; fresh: boolean }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const { making, make } = useMaking(answer)
  if (answer.invalida) return <p className={styles.words}>{t('view.incident.noneForInvalid')}</p>
  if (fresh) {
    return (
      <p className={styles.words} role="status">
        {t('view.incident.creating')}
      </p>
    )
  }
  return (
    <>
      <p className={styles.words}>{t('view.incident.missing')}</p>
      {ability.can('move', oneAnswer(answer)) && (
        <Button variant="outlined" onClick={() => void make()} loading={making}>
          {t('view.incident.create')}
        </Button>
      )}
    </>
  )
}
