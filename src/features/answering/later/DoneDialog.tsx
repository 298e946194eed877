import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import styles from './Later.module.css'

interface DoneDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Tells how keeping a draft ended; there is nothing left to do but to close it (REACH-04). */
export function DoneDialog({ title, onClose, children }: DoneDialogProps) {
  const { t } = useTranslation('later')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.steps} role="status">
        {children}
      </div>
    </Dialog>
  )
}
