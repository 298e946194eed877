import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveBar, useSaveWords } from '../../renderer/form/SaveBar'
import { useForm } from '../../renderer/context'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { AskDialog } from './AskDialog'
import styles from './Correction.module.css'
import { useCorrecting } from './context'

type Asking = 'ask' | 'nothing' | 'noSections' | 'noItems' | null

interface CorrectionBarProps {
  toast: ReactNode
  onCancel: () => void
}

/** Save, ask the citizen, and cancel, in a bar that stays in sight (CORR-03, CORR-04, CORR-06). */
export function CorrectionBar({ toast, onCancel }: CorrectionBarProps) {
  const { t } = useTranslation('correction')
  const { saving } = useForm().answering
  const { ask, askFault, differs } = useCorrecting()
  const { words, isBusy } = useSaveWords()
  const [asking, setAsking] = useState<Asking>(null)
  const askBack = () => {
    const fault = askFault()
    setAsking(fault === 'noSections' || fault === 'noItems' ? fault : 'ask')
  }
  const press = () => {
    if (ask.asks()) return askBack()
    if (!differs()) return setAsking('nothing')
    void saving.save()
  }
  const close = () => setAsking(null)
  return (
    <SaveBar
      says={t('savingSays')}
      toast={toast}
      buttons={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button onClick={askBack}>{t('askBack')}</Button>
          <div className={styles.save}>
            <Button look="main" wide busy={isBusy} onClick={press}>
              {words}
            </Button>
          </div>
        </>
      }
    >
      {asking === 'ask' ? (
        <AskDialog
          onClose={close}
          onSend={() => {
            close()
            void saving.save()
          }}
        />
      ) : null}
      {asking !== null && asking !== 'ask' ? (
        <Dialog
          title={t(`refused.${asking}Title`)}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              {t('understood')}
            </Button>
          }
        >
          <p>{t(`refused.${asking}Text`)}</p>
        </Dialog>
      ) : null}
    </SaveBar>
  )
}
