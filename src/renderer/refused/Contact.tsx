import { useTranslation } from 'react-i18next'
import { contactParts } from '../../domain/geography/contact-parts'
import type { ShownPlace } from '../../lib/place'
import styles from './Refused.module.css'

interface ContactProps {
  place: Pick<ShownPlace, 'name' | 'contact'>
  /** What to say there. */
  say: string
}

/** Where a municipality is reached, to be tapped (ANS-11). */
export function Contact({ place: { name, contact }, say }: ContactProps) {
  const { t } = useTranslation('refused')
  return (
    <section className={styles.contact}>
      <h2 className={styles.heading}>{name ? t('contact', { place: name }) : t('contactPlain')}</h2>
      {contact ? (
        <p dir="auto" className={styles.words}>
          {contactParts(contact).map(({ text, href }, at) =>
            href === null ? (
              text
            ) : (
              <a key={at} href={href}>
                {text}
              </a>
            ),
          )}
        </p>
      ) : (
        <p className={styles.words}>{t('noContact')}</p>
      )}
      {say ? <p className={styles.say}>{say}</p> : null}
    </section>
  )
}
