import { serviceFailureOf } from '../../../data/errors'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { leave } from '../../../data/staff/leave'
import { sessionId } from '../../../data/staff/session-state'
import type { NamedSession } from '../../../data/staff/web-sessions'
import { isServiceFailure } from '../../../domain/failures/service-failure'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { useTitle } from '../../../lib/title'
import { CardList } from '../../../ui/staff/CardList'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { PageHeader } from '../../../ui/staff/PageHeader'
import { StaleNotice } from '../../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { useToast } from '../../../ui/staff/toast'
import { OwnFactor } from './OwnFactor'
import { SessionCard } from './SessionCard'
import { useClosing, useSessions } from './use-sessions'

/** /sesiones: one's own sessions; /sesiones/{username}: those of somebody else, for administrators (USER-05). */
export function SessionsPage() {
  const { t } = useTranslation(['users', 'common'])
  const { user, ability } = useSession()
  const { username = user.username } = useParams()
  if (username === user.username || ability.can('manage', 'user')) return <Sessions username={username} />
  return <EmptyState reason="forbidden" heading="h1" title={t('sessions.forbidden')} />
}

function Sessions({ username }: { username: string }) {
  const { t } = useTranslation(['users', 'common'])
  const { user } = useSession()
  const list = useSessions(username)
  const [asked, setAsked] = useState<NamedSession | 'all' | null>(null)
  const isOwn = username === user.username
  const title = isOwn ? t('sessions.own') : t('sessions.of', { name: username })
  const here = sessionId()
  const others = list.sessions?.filter(({ sid }) => sid !== here) ?? []
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={isOwn ? t('sessions.ownHelp') : t('sessions.ofHelp')}
        {...(!isOwn && { back: { to: paths.users.href(), label: t('title') } })}
        actions={
          others.length > (isOwn ? 0 : 1) && (
            <Button variant="outlined" color="error" onClick={() => setAsked('all')}>
              {isOwn ? t('sessions.closeOthers') : t('sessions.closeAll')}
            </Button>
          )
        }
      />
      {isOwn && <OwnFactor />}
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {list.error && <LoadFailed why={serviceFailureOf(list.error)} onRetry={list.retry} />}
      {list.isPending && <TableSkeleton rows={2} columns={[60, 40]} />}
      {!list.error && list.sessions?.length === 0 && <EmptyState reason="empty" title={t('sessions.none')} />}
      {!list.error && list.sessions && list.sessions.length > 0 && (
        <CardList label={title}>
          {list.sessions.map((session) => (
            <SessionCard
              key={session.sid}
              session={session}
              isThis={session.sid === here}
              onClose={() => (session.sid === here ? void leave() : setAsked(session))}
            />
          ))}
        </CardList>
      )}
      {asked && <CloseDialog username={username} asked={asked} onDone={() => setAsked(null)} />}
    </>
  )
}

interface CloseDialogProps {
  username: string
  asked: NamedSession | 'all'
  onDone: () => void
}

/** Asks before sessions are closed: people who work in them have to sign in again. */
function CloseDialog({ username, asked, onDone }: CloseDialogProps) {
  const { t } = useTranslation(['users', 'common'])
  const toast = useToast()
  const { busy, failure, close } = useClosing()
  const isAll = asked === 'all'
  const confirm = async () => {
    if (!(await close(isAll ? { username } : { username, sid: asked.sid }))) return
    toast.success(isAll ? t('sessions.closedAll') : t('sessions.closed'))
    onDone()
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={
        isAll
          ? t('sessions.confirmAll')
          : t('sessions.confirm', { device: asked.origen?.dispositivo || t('sessions.unknownDevice') })
      }
      confirmLabel={isAll ? t('sessions.closeMany') : t('sessions.closeOne')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {t('sessions.confirmHelp')}
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`sessions.failures.${failure}`)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
