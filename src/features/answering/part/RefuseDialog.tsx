import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusePart, type PartRef } from '../../../data/public/part'
import { MAX_REFUSAL } from '../../../domain/answer/part-request'
import { Button } from '../../../ui/native/Button'
import control from '../../../ui/native/control.module.css'
import { Dialog } from '../../../ui/native/Dialog'
import { Field, fieldIds } from '../../../ui/native/Field'
import { Notice } from '../../../ui/native/Notice'
import { failureKeyOf, isEnded, type PartFailure } from './failure'
import styles from './Part.module.css'

interface RefuseDialogProps {
  link: PartRef
  place: string
  onClose: () => void
  onRefused: () => Promise<void>
}

/** Asks whether the person refuses their part, and why if they want to say it (REACH-11). */
export function RefuseDialog({ link, place, onClose, onRefused }: RefuseDialogProps) {
  const { t } = useTranslation('part')
  const id = useId()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [why, setWhy] = useState<PartFailure | null>(null)
  async function refuse(): Promise<void> {
    setBusy(true)
    setWhy(null)
    try {
      await refusePart({ ...link, reason })
    } catch (error) {
      // What ended it meanwhile the page says, which is loaded again.
      if (!isEnded(error)) {
        setBusy(false)
        return setWhy(failureKeyOf(error))
      }
    }
    await onRefused()
  }
  return (
    <Dialog
      title={t('refuseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void refuse()}>
            {t(isBusy ? 'refusing' : 'refuseDo')}
          </Button>
        </>
      }
    >
      <form
        className={styles.steps}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void refuse()
        }}
      >
        <p>{t('refuseText', { place })}</p>
        <Field id={id} label={t('reason')} hint={t('reasonHint')}>
          <textarea
            id={id}
            className={control.control}
            rows={3}
            maxLength={MAX_REFUSAL}
            value={reason}
            aria-describedby={fieldIds(id).hint}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {why === null ? null : (
          <Notice tone="danger" urgent title={t(`failure.${why}`)}>
            <p>{t('staysHere')}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
