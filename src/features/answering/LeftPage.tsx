import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { messageAction } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import { CopyButton } from '../../ui/native/CopyButton'
import styles from './PublicSavedPage.module.css'

/** An answer that waits on this device. */
export interface Left {
  code: string
  title: string
  place: string
}

interface LeftPageProps {
  left: Left
  onAnother: () => void
}

/**
 * Says that an answer waits on this device, and what it will be called (DAY-05). Part of the form itself: without
 * network nothing more can be loaded.
 */
export function LeftPage({ left: { code, title, place }, onAnother }: LeftPageProps) {
  const { t } = useTranslation('answering')
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(t('outbox.leftTitle'), title)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('outbox.leftTitle')}
      </h1>
      <p dir="auto" className={styles.form}>
        {title}
      </p>
      <p>{t('outbox.leftText', { place: place || t('form.thePlace') })}</p>
      <section className={styles.code} aria-labelledby="left-code">
        <h2 id="left-code">{t('outbox.leftCode')}</h2>
        <p className={styles.value}>{code}</p>
        <CopyButton text={code} label={t('saved.copy')} done={t('saved.copied')} />
      </section>
      <p>{t('outbox.leftKeep')}</p>
      <Link className={messageAction.main} to={paths.publicOutbox.href()}>
        {t('outbox.see')}
      </Link>
      <Button onClick={onAnother}>{t('saved.again')}</Button>
    </article>
  )
}
