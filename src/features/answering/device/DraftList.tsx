import { Box, Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { draftAddress } from '../../../lib/draft-address'
import { formatDateTime } from '../../../lib/formats'
import { FormText } from '../../../lib/FormText'
import { paths } from '../../../lib/paths'
import { useSavedWork } from '../../../renderer/use-saved-work'

/** The person's drafts of all forms on this device (DAY-05). */
export function DraftList({ username }: { username: string }) {
  const { t } = useTranslation('outbox')
  const drafts = useSavedWork(username)?.drafts ?? []
  return (
    <Box component="section" aria-labelledby="drafts" sx={{ mb: 8, maxWidth: 720 }}>
      <Typography variant="h2" id="drafts" sx={{ mb: 3 }}>
        {t('drafts.title')}
      </Typography>
      {drafts.length === 0 && <Typography>{t('drafts.none')}</Typography>}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {drafts.map(({ formId, number, name, titles, savedAt }) => (
          <Box
            component="li"
            key={`${formId}/${number}`}
            sx={{ py: 2, borderBottom: '1px solid var(--color-border)', overflowWrap: 'anywhere' }}
          >
            <Link component={RouterLink} to={draftAddress(paths.answer.href(formId), number)}>
              <FormText of={titles} field="titulo" fallback={t('untitled')} />
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {name ? `${name} · ` : ''}
              {formatDateTime(savedAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
