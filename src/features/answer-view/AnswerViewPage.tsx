import { ClockNote, MunicipalityClock } from '../../ui/staff/MunicipalityClock'
import { Button, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DataError, isRefusal, serviceFailureOf } from '../../data/errors'
import { getAnswer } from '../../data/staff/answers'
import { recheckFile } from '../../data/staff/recheck-file'
import { readFile } from '../../data/staff/uploader'
import { aboutAnswer } from '../../domain/answer/about'
import { oneAnswer } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { foreignTag, localized } from '../../domain/language'
import { filePage } from '../../domain/files/file-page'
import { FilesFrom } from '../../lib/files'
import { useAbility } from '../../lib/ability'
import { useLanguage } from '../../lib/i18n'
import { listAddress } from '../../lib/list-address'
import { idInAddress, paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { useSummaryFormat } from '../../questions/summary-format'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Letterhead } from '../../ui/staff/Letterhead'
import { PageHeader } from '../../ui/staff/PageHeader'
import { AnswerActions } from './AnswerActions'
import { AnswerDocument } from './AnswerDocument'
import { AnswerNeighbours } from './AnswerNeighbours'
import { AnswerRail, FactsBelow } from './AnswerRail'
import styles from './AnswerView.module.css'
import { AskBar } from './review/AskBar'
import { canBeAsked, createReviewPicks, ReviewPicksContext } from './review/picks'
import { useLiveAnswer } from './use-live-answer'
import { ViewSkeleton } from './ViewSkeleton'

/** Loaded after the answer is shown. */
const Notes = lazy(async () => ({ default: (await import('./notes/Notes')).Notes }))

/** For this long after saving, functions may not have noted yet that the files belong to the answer. */
const FRESH_MS = 60_000
const isFresh = ({ lastUpdate }: Answer): boolean =>
  lastUpdate !== null && Date.now() - lastUpdate.getTime() < FRESH_MS

/** /ver/{id}: one answer, to read and to print (VIEW-01, VIEW-03, VIEW-04). */
export function AnswerViewPage() {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const answerId = idInAddress(useParams().answerId ?? '')
  const answer = useQuery({ queryKey: ['answer', answerId], queryFn: () => getAnswer(answerId) })
  const format = useSummaryFormat()
  const form = answer.data ? localized(answer.data, 'titulo', language) : t('view.title')
  const about = useMemo(() => (answer.data ? aboutAnswer(answer.data, format) : ''), [answer.data, format])
  // A line ends after the dot.
  const title = [about, answer.data?.codigoMunicipio].filter(Boolean).join('\u00a0· ') || form
  // Narrower than the answer and its side column need.
  const isNarrow = useMediaQuery('(max-width: 899.95px)')
  useTitle(title, answer.data && form)
  useLiveAnswer(answer.data, answer.refetch)
  const picks = usePicks(answer.data)
  if (answer.isPending) return <ViewSkeleton />
  const { data, error } = answer
  // When reading again fails, the answer and what is typed beside it stay, unless the person may not read it any more.
  if (!data || isRefusal(error)) return <ViewProblem error={error} onRetry={() => void answer.refetch()} />
  const description = localized(data, 'descripcion', language)
  return (
    <MunicipalityClock at={data.municipalityPath}>
      <ReviewPicksContext value={picks}>
        <Letterhead names={[data.municipioInfo.nombre, data.areaInfo.nombre]} of={title} />
        <PageHeader
          title={title}
          description={
            <>
              <span dir="auto" className={styles.form} lang={foreignTag(data, 'titulo', language)}>
                {form}
              </span>
              {description && (
                <span dir="auto" className={styles.purpose} lang={foreignTag(data, 'descripcion', language)}>
                  {description}
                </span>
              )}
            </>
          }
          back={{ to: paths.answers.href(data.idPlantilla), label: t('view.backToAnswers') }}
          actions={<AnswerActions answer={data} />}
        />
        <ClockNote />
        <AnswerNeighbours formId={data.idPlantilla} answerId={data.id} />
        <div className={styles.columns}>
          <AnswerRail answer={data} withFacts={!isNarrow} onMoved={answer.refetch} />
          <FilesFrom
            read={readFile}
            isFresh={() => isFresh(data)}
            recheck={(path) => recheckFile({ path, answerId: data.id })}
            pageOf={filePage}
          >
            <AnswerDocument answer={data} />
          </FilesFrom>
          {isNarrow && <FactsBelow answer={data} />}
        </div>
        {picks && <AskBar answerId={data.id} picks={picks} />}
        <ErrorBoundary fallback={<p role="alert">{t('view.notes.failed')}</p>}>
          <Suspense fallback={null}>
            <Notes answerId={data.id} />
          </Suspense>
        </ErrorBoundary>
      </ReviewPicksContext>
    </MunicipalityClock>
  )
}

/** What the reader ticks to be asked again; null for people and answers that this is not for. */
function usePicks(answer: Answer | undefined) {
  const ability = useAbility()
  const may = answer !== undefined && canBeAsked(answer) && ability.can('correct', oneAnswer(answer))
  const answerId = may ? answer.id : null
  return useMemo(() => (answerId === null ? null : createReviewPicks(answerId)), [answerId])
}

/** Why the answer cannot be shown. A refusal says the same for a forbidden and for a missing answer. */
function ViewProblem({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('staff')
  const code = error instanceof DataError ? error.code : 'unknown'
  const back = { to: paths.forms.href(), label: t('forms.title') }
  if (isRefusal(error)) {
    return (
      <>
        <PageHeader title={t('view.title')} back={back} />
        <EmptyState
          reason="noMatch"
          title={t('view.missing')}
          action={
            <Button variant="outlined" component={Link} to={listAddress(back.to)}>
              {back.label}
            </Button>
          }
        >
          {t('view.missingHelp')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('view.title')} back={back} />
      {code === 'damaged' ? (
        <EmptyState reason="failed" title={t('view.damaged')} />
      ) : (
        <LoadFailed why={serviceFailureOf(error)} onRetry={onRetry} />
      )}
    </>
  )
}
