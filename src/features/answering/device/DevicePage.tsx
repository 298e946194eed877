import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { draftAddress } from '../../../lib/draft-address'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { useTitle } from '../../../lib/title'
import { PageHeader } from '../../../ui/staff/PageHeader'
import { OutboxList } from '../outbox/OutboxList'
import { DraftList } from './DraftList'
import { staffOutbox } from './staff-outbox'
import { TakenForms } from './TakenForms'

/** /dispositivo: what this device has of the person: the outbox, drafts, and forms for the way (DAY-05). */
export function DevicePage() {
  const { t } = useTranslation('outbox')
  const { user } = useSession()
  const navigate = useNavigate()
  useTitle(t('device.title'))
  return (
    <>
      <PageHeader title={t('device.title')} description={t('device.text')} />
      <Box component="section" aria-labelledby="outbox" sx={{ mb: 8, maxWidth: 720 }}>
        <Typography variant="h2" id="outbox" sx={{ mb: 3 }}>
          {t('title')}
        </Typography>
        <OutboxList
          outbox={staffOutbox(user)}
          heading="h3"
          empty={t('empty')}
          onOpen={({ formId, number }) => void navigate(draftAddress(paths.answer.href(formId), number))}
        />
      </Box>
      <DraftList username={user.username} />
      <TakenForms user={user} />
    </>
  )
}
