import type { ReactNode } from 'react'
import { Button } from '../../../ui/native/Button'
import { AlertIcon, BackIcon, NextIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { DraftMark } from './DraftMark'
import { SUMMARY_ID } from './ProblemSummary'
import styles from './SaveArea.module.css'
import { useSaveState } from './use-saved'

interface SaveAreaProps {
  savingSays: string
  toast: ReactNode
  onBack?: (() => void) | undefined
  /** Leads to the next section; without it the form can be saved from here. */
  onNext?: (() => void) | undefined
}

/** The way on: next section or save, in a bar that stays in sight. */
export function SaveArea({ savingSays, toast, onBack, onNext }: SaveAreaProps) {
  const { answering, t } = useForm()
  const { phase, problems } = useSaveState(answering)
  const left = problems.filter(({ solved }) => !solved).length
  const isBusy = phase !== 'idle'
  return (
    <>
      {onNext ? null : (
        <div className={styles.says}>
          <p>{savingSays}</p>
          <DraftMark />
        </div>
      )}
      <div className={styles.bar}>
        {toast}
        {left > 0 ? (
          <button type="button" className={styles.problems} onClick={() => focusPlace(SUMMARY_ID)}>
            <AlertIcon />
            <span>{t('summary.show', { count: left })}</span>
          </button>
        ) : null}
        <div className={styles.buttons}>
          {onBack ? (
            <Button icon={<BackIcon />} onClick={onBack}>
              {t('form.back')}
            </Button>
          ) : null}
          {onNext ? (
            <Button look="primary" wide onClick={onNext}>
              {t('form.next')}
              <NextIcon />
            </Button>
          ) : (
            <Button look="main" wide busy={isBusy} onClick={() => void answering.saving.save()}>
              {phase === 'files' ? t('form.sendingFiles') : isBusy ? t('form.saving') : t('form.save')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
