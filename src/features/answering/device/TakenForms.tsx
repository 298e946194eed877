import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { MAX_OFFLINE_FORMS, offlineForms, type OfflineForm } from '../../../data/staff/offline-forms'
import type { User } from '../../../domain/user/user'
import { formatDateTime } from '../../../lib/formats'
import { FormText } from '../../../lib/FormText'
import { paths } from '../../../lib/paths'
import { useTaking, type Taking } from './use-taking'

/**
 * Forms that open without network on this device, and a button to take all forms of one's own areas along (DAY-05).
 */
export function TakenForms({ user }: { user: User }) {
  const { t } = useTranslation('outbox')
  const [taking, begin] = useTaking(user)
  const [forms, setForms] = useState<OfflineForm[]>([])
  const isDone = taking.status !== 'taking'
  useEffect(() => {
    let isCurrent = true
    if (isDone) void offlineForms(user.username).then((found) => isCurrent && setForms(found))
    return () => {
      isCurrent = false
    }
  }, [user.username, isDone])
  return (
    <Box component="section" aria-labelledby="forms" sx={{ mb: 8, maxWidth: 720 }}>
      <Typography variant="h2" id="forms" sx={{ mb: 3 }}>
        {t('forms.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('forms.text')}</Typography>
      <Button variant="outlined" loading={!isDone} loadingPosition="start" onClick={begin}>
        {t('forms.take')}
      </Button>
      <Box aria-live="polite" sx={{ my: 3 }}>
        <TakingWords taking={taking} />
      </Box>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {forms.map(({ form, keptAt }) => (
          <Box
            component="li"
            key={form.id}
            sx={{ py: 2, borderBottom: '1px solid var(--color-border)', overflowWrap: 'anywhere' }}
          >
            <Link component={RouterLink} to={paths.answer.href(form.id)}>
              <FormText of={form} field="titulo" fallback={t('untitled')} />
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('forms.keptAt', { when: formatDateTime(keptAt) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function TakingWords({ taking }: { taking: Taking }) {
  const { t } = useTranslation('outbox')
  if (taking.status === 'idle') return null
  if (taking.status === 'taking') return <Typography>{t('forms.taking', { count: taking.done })}</Typography>
  if (taking.status === 'failed') return <Alert severity="error">{t('forms.notTaken')}</Alert>
  const { taken, failed, hasMore } = taking.outcome
  return (
    <Alert severity={failed > 0 || hasMore ? 'warning' : 'success'}>
      {t('forms.taken', { count: taken })} {failed > 0 && t('forms.someFailed', { count: failed })}{' '}
      {hasMore && t('forms.more', { count: MAX_OFFLINE_FORMS })}
    </Alert>
  )
}
