import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { readAnswers } from '../../data/staff/read-answers'
import { useDates } from '../../lib/use-dates'
import { latestTexts, MAX_LATEST } from '../../domain/statistics/latest'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { NamedPart } from '../../ui/NamedPart'
import unseen from '../../ui/unseen.module.css'
import { answersIn, type Shown } from './shown'

/** How long answers that were read for one question are used for the others. */
const FRESH_MS = 60_000

interface LatestTextsProps {
  shown: Shown
  questionId: string
  title: ReactNode
}

/** The texts that were written last to a question, read when somebody asks for them, and the way to all answers. */
export function LatestTexts({ shown, questionId, title }: LatestTextsProps) {
  const write = useDates()
  const { t } = useTranslation(['statistics', 'staff'])
  const { user } = useSession()
  const titleId = useId()
  const [isWanted, setWanted] = useState(false)
  const { form, range } = shown
  // One reading serves every question of the page.
  const latest = useQuery({
    queryKey: ['latest-answers', form.id, range],
    queryFn: () => readAnswers({ form, user, range }),
    enabled: isWanted,
    staleTime: FRESH_MS,
  })
  const all = answersIn(shown).to ?? paths.answers.href(form.id)
  const texts = isWanted && latest.data ? latestTexts(latest.data.answers, questionId) : []
  return (
    <>
      {!isWanted && (
        <Button
          variant="outlined"
          onClick={() => setWanted(true)}
          sx={{ marginInlineEnd: 4, displayPrint: 'none' }}
        >
          <span aria-hidden>{t('form.latest', { most: MAX_LATEST })}</span>
          <NamedPart
            sentence={(part) => t('form.latestOf', { most: MAX_LATEST, title: part })}
            part={title}
          />
        </Button>
      )}
      {isWanted && latest.isPending && (
        <Box role="status" aria-busy="true" aria-label={t('form.reading')}>
          <Skeleton variant="rounded" height={120} />
        </Box>
      )}
      {isWanted && latest.isError && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void latest.refetch()}>
              {t('staff:forms.retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {isWanted && latest.data && texts.length === 0 && <Typography>{t('form.noneOfLatest')}</Typography>}
      {texts.length > 0 && (
        <>
          <span id={titleId} className={unseen.unseen}>
            {title}
          </span>
          <Box
            component="ol"
            aria-labelledby={titleId}
            sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
          >
            {texts.map(({ id, codigoMunicipio, fechaCreacion, text }, index) => (
              <Box
                component="li"
                key={`${id} ${index}`}
                sx={{ borderInlineStart: '3px solid var(--color-border-strong)', paddingInlineStart: 3 }}
              >
                <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${write('dateTime', fechaCreacion)} · `}
                  <Link component={RouterLink} to={paths.view.href(id)}>
                    {codigoMunicipio}
                  </Link>
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Link component={RouterLink} to={all} sx={{ display: 'inline-block', mt: 3, displayPrint: 'none' }}>
        <span aria-hidden>{t('form.allAnswers')}</span>
        <NamedPart sentence={(part) => t('form.allAnswersOf', { title: part })} part={title} />
      </Link>
    </>
  )
}
