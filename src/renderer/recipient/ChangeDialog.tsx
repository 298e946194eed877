import { useTranslation } from 'react-i18next'
import type { Citizen } from '../../domain/answer/answer'
import { citizenName } from '../../domain/answer/people'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import type { Change } from './change'

interface ChangeDialogProps {
  citizen: Citizen
  change: Change
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before the assigned person is removed (RECIP-04). */
export function ChangeDialog({ citizen, change, onCancel, onConfirm }: ChangeDialogProps) {
  const { t } = useTranslation('recipient')
  const name = citizenName(citizen)
  const isLink = 'citizen' in change
  return (
    <Dialog
      title={t('change.title')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('change.keep', { name })}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('change.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {isLink ? t('change.link', { name, other: citizenName(change.citizen) }) : t('change.text', { name })}
      </p>
    </Dialog>
  )
}
