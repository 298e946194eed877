import { Box, Button, Skeleton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { DraftOfGone } from './draft/DraftOfGone'
import type { Opening } from './use-opened-form'

/** The outline of the editor while the form is loaded. */
export function EditorSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')} sx={{ maxWidth: 720, mx: 'auto' }}>
      <Skeleton variant="rounded" height={120} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={220} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  )
}

interface NoEditorProps {
  status: Exclude<Opening['status'], 'loading' | 'ready'>
  formId: string | undefined
  onRetry: () => void
}

const FACE = { notFound: 'empty', forbidden: 'forbidden', damaged: 'failed', failed: 'failed' } as const

/** Says why there is no form to edit, with links that lead on (EDIT-21, AUTH-10). */
export function NoEditor({ status, formId, onRetry }: NoEditorProps) {
  const { t } = useTranslation(['editor', 'common', 'staff'])
  const title = status === 'forbidden' ? t('staff:errors.forbidden') : t(`notShown.${status}.title`)
  useTitle(title)
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <EmptyState
        reason={FACE[status]}
        heading="h1"
        title={title}
        action={
          status === 'failed' ? (
            <Button variant="contained" onClick={onRetry}>
              {t('common:actions.retry')}
            </Button>
          ) : (
            <Button
              variant="contained"
              component={Link}
              to={status === 'forbidden' ? paths.home.href() : paths.forms.href()}
            >
              {status === 'forbidden' ? t('common:actions.home') : t('notShown.toList')}
            </Button>
          )
        }
      >
        {t(`notShown.${status}.text`)}
      </EmptyState>
      {status === 'notFound' && formId !== undefined ? <DraftOfGone formId={formId} /> : null}
    </Box>
  )
}
