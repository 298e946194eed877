import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { useDatesAt } from '../../../lib/use-dates'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { failureKey } from '../failure'
import { NewLinkKey } from './NewLinkKey'
import { useLinkKeys } from './use-link-keys'
import { MOST_LINK_KEYS } from '../../../domain/signed-link/signed-link'
import type { LinkKey } from '../../../data/staff/link-keys'

/** With which keys the systems of a municipality sign links that fill in answers (REACH-05). */
export function LinkKeys({ municipality }: { municipality: string }) {
  const { t } = useTranslation('listing')
  const { t: failed } = useTranslation(['places', 'common'])
  const { stored, busy, failure, secret, forgetSecret, make, end } = useLinkKeys(municipality)
  const [ending, setEnding] = useState<string | null>(null)
  const keys = stored.data?.keys ?? []
  const isFull = keys.length >= MOST_LINK_KEYS
  return (
    <Stack component="section" sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Typography variant="h2">{t('keys.title')}</Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{t('keys.help')}</Typography>
      {stored.isPending && <Skeleton width="100%" height={48} sx={{ maxWidth: 560 }} />}
      {stored.isError && (
        <LoadFailed
          title={t('keys.failed')}
          why={serviceFailureOf(stored.error)}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.data && (
        <>
          {keys.length === 0 ? (
            <Typography color="text.secondary">{t('keys.none')}</Typography>
          ) : (
            <Stack
              component="ul"
              sx={{ m: 0, p: 0, listStyle: 'none', gap: 2, width: '100%', maxWidth: 560 }}
            >
              {keys.map((key) => (
                <li key={key.id}>
                  <KeyRow
                    municipality={municipality}
                    linkKey={key}
                    busy={busy}
                    onEnd={() => setEnding(key.id)}
                  />
                </li>
              ))}
            </Stack>
          )}
          {failure && (
            <Alert severity="error" role="alert">
              {failed(failureKey(failure))}
            </Alert>
          )}
          {isFull && <Typography>{t('keys.many', { count: keys.length })}</Typography>}
          {!isFull && (
            <Button variant="outlined" loading={busy} onClick={() => void make()} sx={{ minHeight: 48 }}>
              {t(keys.length === 0 ? 'keys.make' : 'keys.replace')}
            </Button>
          )}
        </>
      )}
      <NewLinkKey secret={secret} isReplacing={keys.length > 1} onClose={forgetSecret} />
      <ConfirmDialog
        open={ending !== null}
        title={t('keys.endTitle', { id: ending ?? '' })}
        confirmLabel={t('keys.end', { id: ending ?? '' })}
        destructive
        onClose={() => setEnding(null)}
        onConfirm={() => {
          if (ending !== null) void end(ending)
          setEnding(null)
        }}
      >
        {t('keys.endText')}
      </ConfirmDialog>
    </Stack>
  )
}

interface KeyRowProps {
  municipality: string
  linkKey: LinkKey
  busy: boolean
  onEnd: () => void
}

/** One key: since when, until when, and the way to end it. */
function KeyRow({ municipality, linkKey: { id, since, until }, busy, onEnd }: KeyRowProps) {
  const { t } = useTranslation('listing')
  const write = useDatesAt(municipality)
  const date = (moment: number) => write('date', new Date(moment))
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
    >
      <div>
        <Typography>{t('keys.key', { id, date: date(since) })}</Typography>
        {until !== null && (
          <Typography color="text.secondary">{t('keys.until', { date: date(until) })}</Typography>
        )}
      </div>
      <Button color="error" disabled={busy} onClick={onEnd} aria-label={t('keys.end', { id })}>
        {t('keys.endShort')}
      </Button>
    </Stack>
  )
}
