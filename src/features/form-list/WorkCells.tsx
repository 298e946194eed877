import { Skeleton, TableCell, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useDatesAt } from '../../lib/use-dates'
import { useFormWork, useSeesWork } from './work'

/** How many answers a form has, and when the last one came, in a row of the table (DAY-04). */
export function WorkCells({ formId }: { formId: string }) {
  const work = useFormWork(formId)
  const write = useDatesAt(work?.municipalityPath ?? '')
  if (work === null) {
    return (
      <>
        <TableCell>
          <Skeleton width={32} />
        </TableCell>
        <TableCell>
          <Skeleton width={80} />
        </TableCell>
      </>
    )
  }
  return (
    <>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{work?.total ?? '–'}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {write('date', work?.ultima ?? null) || '–'}
      </TableCell>
    </>
  )
}

/** The same in a line of a card. */
export function WorkLine({ formId }: { formId: string }) {
  const { t } = useTranslation('staff')
  const sees = useSeesWork()
  const work = useFormWork(formId)
  const write = useDatesAt(work?.municipalityPath ?? '')
  if (!sees) return null
  if (work === null) return <Skeleton width="60%" sx={{ mb: 2 }} />
  if (!work) return null
  const last = work.ultima ? t('forms.lastOn', { date: write('date', work.ultima) }) : ''
  return (
    <Typography sx={{ mb: 2 }}>
      {[t('home.work.answers', { count: work.total, number: work.total }), last].filter(Boolean).join(' · ')}
    </Typography>
  )
}
