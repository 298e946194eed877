import CheckIcon from '@mui/icons-material/CheckCircle'
import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { StatusTag } from '../../../ui/staff/StatusTag'
import { FIRST_STEPS, useFirstDay, type FirstStep } from './use-first-day'

const LEADS_TO: Record<FirstStep, string> = {
  areas: paths.areas.href(),
  users: paths.users.href(),
  form: paths.newForm.href(),
  published: paths.forms.href(),
}

/** What a new municipality does first, and what of it is done; gone once all is (DAY-04). */
export function FirstDay() {
  const { t } = useTranslation('staff')
  const { done } = useFirstDay()
  if (done === null) return null
  const next = FIRST_STEPS.find((step) => !done.has(step))
  return (
    <Box component="section" aria-labelledby="first-day" sx={{ mb: 10 }}>
      <Typography variant="h2" id="first-day">
        {t('home.first.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t('home.first.done', { done: done.size, all: FIRST_STEPS.length })}
      </Typography>
      <Box
        component="ol"
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', maxWidth: 'var(--width-form)' },
          borderBlockEnd: '1px solid var(--color-border)',
        }}
      >
        {FIRST_STEPS.map((step) => (
          <Step
            key={step}
            isNext={step === next}
            tag={
              done.has(step) ? (
                <StatusTag tone="success" icon={CheckIcon} label={t('home.first.isDone')} />
              ) : (
                <StatusTag
                  tone={step === next ? 'info' : 'neutral'}
                  label={t(step === next ? 'home.first.next' : 'home.first.later')}
                />
              )
            }
            title={
              <Link component={RouterLink} to={LEADS_TO[step]}>
                {t(`home.first.${step}`)}
              </Link>
            }
            text={t(`home.first.${step}Text`)}
          />
        ))}
      </Box>
    </Box>
  )
}

function Step({
  title,
  text,
  tag,
  isNext,
}: {
  title: ReactNode
  text: string
  tag: ReactNode
  isNext: boolean
}) {
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{
        ...{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4, py: 3 },
        borderBlockStart: '1px solid var(--color-border)',
      }}
    >
      <div>
        <Typography sx={{ fontWeight: isNext ? 'var(--weight-bold)' : 'var(--weight-medium)' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
      <Box sx={{ flex: 'none' }}>{tag}</Box>
    </Box>
  )
}
