import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import { Badge, IconButton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Outbox } from '../../engine/outbox/outbox'
import { useOutbox } from '../../features/answering/outbox/use-outbox'
import { staffOutbox } from '../../features/answering/device/staff-outbox'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

/** How many answers wait on this device, on every page; they are sent meanwhile (DAY-05). */
export function DeviceMark() {
  const { user } = useSession()
  return <Mark key={user.username} outbox={staffOutbox(user)} />
}

function Mark({ outbox }: { outbox: Outbox }) {
  const { t } = useTranslation('staff')
  const { queued } = useOutbox(outbox)
  const waiting = queued.filter(({ entry }) => !entry.verifiedAt).length
  if (queued.length === 0) return null
  return (
    <IconButton
      color="inherit"
      component={Link}
      to={paths.device.href()}
      aria-label={t('shell.outbox', { count: waiting })}
      sx={{ p: 2 }}
    >
      <Badge badgeContent={waiting} color="warning" max={999}>
        <OutboxIcon aria-hidden />
      </Badge>
    </IconButton>
  )
}
