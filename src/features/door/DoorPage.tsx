import { useZone } from '../../lib/zone'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { shownTicketCode } from '../../domain/payment/ticket'
import { formatDateTime } from '../../lib/formats'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { useOfflinePage } from '../../renderer/use-offline-page'
import { Camera } from './Camera'
import { useDoor } from './use-door'
import { CheckingCard, VerdictCard } from './VerdictCard'

/** /entradas: checks tickets at the door, each valid once, also over a bad line (PAY-12). */
export function DoorPage() {
  const { t } = useTranslation('orders')
  const { formId = '' } = useParams()
  const door = useDoor(formId)
  useTitle(t('door.title'), door.formTitle)
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeader
        title={t('door.title')}
        description={<bdi>{door.formTitle}</bdi>}
        back={{ to: paths.forms.href(), label: t('back') }}
      />
      {door.status === 'loading' ? <TableSkeleton rows={2} /> : null}
      {door.status === 'forbidden' ? <EmptyState reason="forbidden" title={t('forbidden')} /> : null}
      {door.status === 'failed' ? <LoadFailed title={t('door.failed')} onRetry={door.retry} /> : null}
      {door.status === 'ready' ? <OpenDoor door={door} /> : null}
    </Box>
  )
}

/** What the door needs without network besides itself. */
const loadScanner = () => import('../../lib/scan/find-with-library')

function OpenDoor({ door }: { door: ReturnType<typeof useDoor> }) {
  const zone = useZone()
  const { t } = useTranslation('orders')
  // The line may be gone when the page has to be opened again.
  useOfflinePage('staff', loadScanner)
  const [scans, setScans] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography
        role="status"
        sx={{ fontWeight: 'var(--weight-medium)', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('door.counts', door.counts)}
      </Typography>
      {door.unheard ? <Alert severity="warning">{t(`door.${door.unheard}`)}</Alert> : null}
      {door.waiting > 0 ? <Alert severity="info">{t('door.waiting', { count: door.waiting })}</Alert> : null}
      {door.conflicts.length > 0 ? (
        <Alert severity="error" onClose={door.dismissConflicts}>
          {t('door.conflicts')}
          <ul>
            {door.conflicts.map(({ code, usedAt, usedBy }, index) => (
              <li key={`${code}-${index}`}>
                {[
                  shownTicketCode(code),
                  formatDateTime(usedAt === null ? null : new Date(usedAt), zone),
                  usedBy,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Box aria-live="assertive">
        {door.checking === null ? null : <CheckingCard code={door.checking} />}
        {door.verdict ? <VerdictCard verdict={door.verdict} /> : null}
      </Box>
      {door.late.length > 0 ? (
        <Alert severity="info" onClose={door.dismissLate}>
          {t('door.late')}
          <ul>
            {door.late.map(({ code, result }, index) => (
              <li key={`${code}-${index}`}>
                {shownTicketCode(code)} · {t(`door.${result}`)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {scans ? <Camera onCode={door.check} /> : null}
      <Button variant={scans ? 'outlined' : 'contained'} size="large" onClick={() => setScans(!scans)}>
        {scans ? t('door.stop') : t('door.scan')}
      </Button>
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 2, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === '') return
          door.check(typed)
          setTyped('')
        }}
      >
        <TextField
          label={t('door.code')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
          {t('door.check')}
        </Button>
      </Stack>
    </Stack>
  )
}
