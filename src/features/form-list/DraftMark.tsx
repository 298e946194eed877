import { Box } from '@mui/material'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { StatusTag } from '../../ui/staff/StatusTag'
import type { SavedWork } from '../../renderer/use-saved-work'

/** What the person has on this device; null until it was looked up. */
export const SavedWorkContext = createContext<SavedWork | null>(null)

/** How many drafts and answers to be sent of a form this device has (DAY-05). */
export function DraftMark({ formId }: { formId: string }) {
  const { t } = useTranslation('staff')
  const savedWork = useContext(SavedWorkContext)
  const drafts = savedWork?.drafts.filter((one) => one.formId === formId).length ?? 0
  const waiting =
    savedWork?.queued.filter((one) => one.formId === formId && !one.entry.verifiedAt).length ?? 0
  if (drafts + waiting === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, ml: 2 }}>
      {drafts > 0 && (
        <Link to={paths.device.href()}>
          <StatusTag label={t('forms.drafts', { count: drafts })} />
        </Link>
      )}
      {waiting > 0 && (
        <Link to={paths.device.href()}>
          <StatusTag label={t('forms.waiting', { count: waiting })} tone="warning" />
        </Link>
      )}
    </Box>
  )
}
