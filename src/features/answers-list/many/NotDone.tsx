import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Outcome } from './work-through'

/** What has words of its own; the rest went wrong. */
const REASONS = [
  'stopped',
  'forbidden',
  'conflict',
  'offline',
  'down',
  'timeout',
  'limited',
  'notFound',
  'quota',
  'off',
  'refused',
  'held',
  'person',
  'inBin',
] as const
type Reason = (typeof REASONS)[number]
const reasonOf = (failure: Outcome['failure']): Reason | 'unknown' =>
  REASONS.find((reason) => reason === failure) ?? 'unknown'

/** The answers to which nothing was done, each with why. */
export function NotDone({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('staff')
  return (
    <Listed
      outcomes={outcomes}
      title={t('answers.many.notDone', { count: outcomes.length })}
      words={({ failure }) => t(`answers.many.reasons.${reasonOf(failure)}`)}
    />
  )
}

/** The answers of which nobody could find out whether it was done to them. */
export function Unknown({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('staff')
  return (
    <Listed
      outcomes={outcomes}
      title={t('answers.many.unknown', { count: outcomes.length })}
      words={() => t('answers.many.reasons.unsure')}
    />
  )
}

interface ListedProps {
  outcomes: readonly Outcome[]
  title: string
  words: (outcome: Outcome) => string
}

function Listed({ outcomes, title, words }: ListedProps) {
  if (outcomes.length === 0) return null
  return (
    <>
      <Typography sx={{ my: 2 }} role="status">
        {title}
      </Typography>
      <Box
        component="ul"
        // Reached by keys too where it scrolls.
        tabIndex={0}
        aria-label={title}
        sx={{ m: 0, pl: 5, maxHeight: 240, overflowY: 'auto' }}
      >
        {outcomes.map((outcome) => (
          <li key={outcome.answer.id}>
            {outcome.answer.codigoMunicipio}: {words(outcome)}
          </li>
        ))}
      </Box>
    </>
  )
}
