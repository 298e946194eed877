import { useId, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../renderer/context'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { Dialog } from '../../ui/native/Dialog'
import { Field } from '../../ui/native/Field'
import styles from './Correction.module.css'
import { useCorrecting } from './context'
import { MAX_COMMENT_LENGTH } from '../../domain/correction/ask'

/** What is written to the citizen, and until when they may answer (CORR-04, CORR-10). */
export function AskDialog({ onClose, onSend }: { onClose: () => void; onSend: () => void }) {
  const { t } = useTranslation('correction')
  const { answering } = useForm()
  const { ask, term, stored } = useCorrecting()
  const { items, comment, until } = useSyncExternalStore(ask.on, ask.get)
  const [isOver, setOver] = useState(false)
  const [formId, commentId, dayId] = [useId(), useId(), useId()]
  const address = stored.datosCiudadano?.email ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    const end = term()
    if (end && end.getTime() <= answering.engine.now().getTime()) return setOver(true)
    onSend()
  }
  return (
    <Dialog
      title={t('ask.title')}
      sheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.ask} onSubmit={send}>
        <p>{t('ask.count', { count: items.length })}</p>
        <p>{address ? t('ask.mail', { address }) : t('ask.noMail')}</p>
        <Field id={commentId} label={t('ask.comment')}>
          <textarea
            id={commentId}
            className={control.control}
            rows={4}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={({ target }) => ask.say({ comment: target.value })}
          />
        </Field>
        <Field
          id={dayId}
          label={t('ask.until')}
          mark={t('ask.optional')}
          error={isOver ? t('ask.over') : undefined}
        >
          <input
            id={dayId}
            type="date"
            className={`${control.control} ${control.short}`}
            aria-invalid={isOver || undefined}
            value={until}
            onChange={({ target }) => {
              setOver(false)
              ask.say({ until: target.value })
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
