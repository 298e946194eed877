import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Outcome } from './work-through'

/** What has words of its own; the rest went wrong. */
const REASONS = [
  'stopped',
  'forbidden',
  'conflict',
  'offline',
  'timeout',
  'limited',
  'notFound',
  'quota',
  'off',
  'refused',
] as const
type Reason = (typeof REASONS)[number]
const reasonOf = (failure: Outcome['failure']): Reason | 'unknown' =>
  REASONS.find((reason) => reason === failure) ?? 'unknown'

/** The answers to which nothing was done, each with why. */
export function NotDone({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('staff')
  if (outcomes.length === 0) return null
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('answers.many.notDone', { count: outcomes.length })}</Typography>
      <Box
        component="ul"
        // Reached by keys too where it scrolls.
        tabIndex={0}
        aria-label={t('answers.many.notDone', { count: outcomes.length })}
        sx={{ m: 0, pl: 5, maxHeight: 240, overflowY: 'auto' }}
      >
        {outcomes.map(({ answer, failure }) => (
          <li key={answer.id}>
            {answer.codigoMunicipio}: {t(`answers.many.reasons.${reasonOf(failure)}`)}
          </li>
        ))}
      </Box>
    </>
  )
}
