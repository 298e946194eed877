import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/native/Button'
import { AlertIcon } from '../../../ui/native/icons'
import { useForm } from '../../context'
import { NamedPart } from '../../../ui/NamedPart'
import styles from './CheckAnswers.module.css'

interface CheckedRowProps {
  title: string
  /** The language of the title, where that is not the page's. */
  lang?: string | undefined
  /**
   * The row or condition that it belongs to, so that a screen reader can say it with the button; left out where there
   * is none.
   */
  within?: string
  /** What was given, one line each; blank ones are left out. */
  said: ReactNode[]
  /** Shown where nothing was given. */
  empty?: string
  /** The problem that keeps it from being sent; '' for none. */
  problem?: string
  onChange?: () => void
}

/** What was asked, what was given, and the way to change it. */
export function CheckedRow({
  title,
  lang,
  within = '',
  said,
  empty,
  problem = '',
  onChange,
}: CheckedRowProps) {
  const { t } = useTranslation('check')
  const form = useForm()
  const lines = said.filter(Boolean)
  return (
    <div className={styles.row}>
      <dt dir="auto" lang={lang}>
        {title}
      </dt>
      <dd className={styles.said}>
        {lines.map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
        {lines.length === 0 && problem === '' ? (
          <p className={styles.empty}>{empty ?? form.t('display.empty')}</p>
        ) : null}
        {problem ? (
          <p className={styles.problem}>
            <AlertIcon />
            <span>{problem}</span>
          </p>
        ) : null}
      </dd>
      {onChange ? (
        <dd className={styles.change}>
          <Button look="quiet" onClick={onChange}>
            <span aria-hidden>{t('change')}</span>
            <NamedPart
              sentence={(part) => t('changeOf', { title: part })}
              part={[within, title].filter(Boolean).join(', ')}
              lang={lang}
            />
          </Button>
        </dd>
      ) : null}
    </div>
  )
}
