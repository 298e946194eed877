import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { type Part, ASKABLE } from '../../domain/operation/part'
import { useSession } from '../../lib/session'
import type { Repair } from './use-repair'

/** The one thing that can be done about a part from here, if any. */
export function RepairButton({ part, repair }: { part: Part; repair: Repair }) {
  const { t } = useTranslation('operation')
  const { ability } = useSession()
  const sx = { alignSelf: 'flex-start' }
  const look = { variant: 'outlined', size: 'small', disabled: repair.isBusy, sx } as const
  const system = ASKABLE.find((name) => name === part.name)
  if (system && ability.can('manage', 'user'))
    return (
      <Button
        {...look}
        aria-label={t('actions.systemOf', { name: t(`parts.${system}`) })}
        onClick={() => void repair.askSystem(system)}
      >
        {t('actions.system')}
      </Button>
    )
  if (part.name === 'receipts')
    return (
      <Button {...look} onClick={() => void repair.sendReceipts()}>
        {t('actions.receipts')}
      </Button>
    )
  // One form has its own button.
  if (part.name !== 'incidents' || part.items.length < 2) return null
  return (
    <Button {...look} onClick={() => void repair.retryIncidents(part.items.map(({ id }) => id))}>
      {t('actions.incidents')}
    </Button>
  )
}
