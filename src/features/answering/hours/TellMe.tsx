import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { askOpeningNews } from '../../../data/public/opening-news'
import { isMailAddress } from '../../../domain/mail/address'
import { cleanAddress } from '../../../domain/text/clean'
import { useLanguage } from '../../../lib/i18n'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import { AddressField } from '../reaching/AddressField'
import { callFailureOf, type CallFailure } from '../reaching/failure'
import styles from './hours.module.css'

type Standing =
  | { step: 'asking' | 'sending' }
  | { step: 'sent'; address: string }
  | { step: 'failed'; why: CallFailure }

interface TellMeProps {
  formId: string
  /** Reads the form again: it opened meanwhile. */
  onOpen: () => void
}

/** Offers a mail when a form opens (REACH-01): the address has to be confirmed by the link that goes there. */
export function TellMe({ formId, onOpen }: TellMeProps) {
  const { t } = useTranslation('refused')
  const language = useLanguage()
  const id = useId()
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [standing, setStanding] = useState<Standing>({ step: 'asking' })
  const isBusy = standing.step === 'sending'

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    const given = cleanAddress(address)
    setWrong(!isMailAddress(given))
    if (!isMailAddress(given)) return document.getElementById(id)?.focus()
    if (isBusy) return
    setStanding({ step: 'sending' })
    try {
      const { status } = await askOpeningNews({ formId, address: given, language })
      setStanding({ step: 'sent', address: given })
      if (status === 'open') onOpen()
    } catch (error) {
      setStanding({ step: 'failed', why: callFailureOf(error) })
    }
  }

  return (
    <section className={styles.tell}>
      <h2 className={styles.heading}>{t('opening.heading')}</h2>
      {standing.step === 'sent' ? (
        <Notice tone="success" title={t('opening.sent')}>
          <p>{t('opening.sentText', { address: standing.address })}</p>
        </Notice>
      ) : (
        <form className={styles.steps} noValidate onSubmit={(event) => void ask(event)}>
          <p>{t('opening.text')}</p>
          <AddressField
            id={id}
            label={t('opening.address')}
            error={isWrong ? t('opening.wrong') : null}
            isRequired
            value={address}
            onChange={(typed) => {
              setAddress(typed)
              setWrong(false)
            }}
          />
          {standing.step === 'failed' ? (
            <Notice tone="danger" urgent title={t(`opening.failure.${standing.why}`)} />
          ) : null}
          <Button look="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'opening.sending' : 'opening.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
