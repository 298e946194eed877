import { Box, Link, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { draftAddress } from '../../../lib/draft-address'
import { formatDateTime } from '../../../lib/formats'
import { FormText } from '../../../lib/FormText'
import { paths } from '../../../lib/paths'
import { recentForms } from '../../../lib/recent-forms'
import { useSession } from '../../../lib/session'
import { useSavedWork } from '../../../renderer/use-saved-work'

/** How many drafts are listed; the device's page has all of them. */
const DRAFTS_SHOWN = 5

/** This person's drafts and recently opened forms on this device (DAY-04); nothing without either. */
export function OwnPlaces() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const [recent] = useState(() => recentForms(user.username))
  const savedWork = useSavedWork(user.username)
  const drafts = savedWork?.drafts ?? []
  const to = (formId: string): string =>
    ability.can('read', 'answer') ? paths.answers.href(formId) : paths.editForm.href(formId)
  if (drafts.length + recent.length === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        columnGap: 8,
        rowGap: 8,
        mb: 10,
      }}
    >
      {drafts.length > 0 && (
        <Places id="home-drafts" title={t('home.work.drafts')}>
          {drafts.slice(0, DRAFTS_SHOWN).map(({ formId, number, name, titles, savedAt }) => (
            <Place
              key={`${formId}/${number}`}
              to={draftAddress(paths.answer.href(formId), number)}
              title={<FormText of={titles} field="titulo" fallback={formId} />}
              about={[name, formatDateTime(savedAt)].filter(Boolean).join(' · ')}
            />
          ))}
          {drafts.length > DRAFTS_SHOWN && (
            <Place
              to={paths.device.href()}
              title={t('home.work.allDrafts', { count: drafts.length })}
              about=""
            />
          )}
        </Places>
      )}
      {recent.length > 0 && (
        <Places id="home-recent" title={t('home.work.recent')}>
          {recent.map(({ id, titles }) => (
            <Place key={id} to={to(id)} title={<FormText of={titles} field="titulo" />} about="" />
          ))}
        </Places>
      )}
    </Box>
  )
}

function Places({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </section>
  )
}

function Place({ to, title, about }: { to: string; title: ReactNode; about: string }) {
  return (
    <Box
      component="li"
      sx={{ py: 2, borderBottom: '1px solid var(--color-border)', overflowWrap: 'anywhere' }}
    >
      <Link component={RouterLink} to={to}>
        {title}
      </Link>
      {about !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
    </Box>
  )
}
