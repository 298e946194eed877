import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../../ui/native/Button'
import { AlertIcon, BackIcon, NextIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { DraftMark } from './DraftMark'
import { SUMMARY_ID } from './ProblemSummary'
import styles from './SaveArea.module.css'
import { useSaveState } from './use-saved'

/** DOM id of what the grey button waits for. */
const CITIZEN_MISSING = 'citizen-missing'

interface SaveAreaProps {
  savingSays: string
  toast: ReactNode
  /** Words of a second button, that saves and then sends (ANS-17). */
  sendLabel?: string | undefined
  onSave: (sends: boolean) => void
  onBack?: (() => void) | undefined
  /** Leads to the next section; without it the form can be saved from here. */
  onNext?: (() => void) | undefined
}

const NOTHING = () => () => undefined

/** Whether the form waits for a citizen before it can be saved (RECIP-05). */
function useWaitsForCitizen(): boolean {
  const { recipient } = useForm().answering
  return useSyncExternalStore(recipient?.on ?? NOTHING, () => recipient?.isMissing() ?? false)
}

/** The way on: next section or save, in a bar that stays in sight. */
export function SaveArea({ savingSays, toast, sendLabel, onSave, onBack, onNext }: SaveAreaProps) {
  const { answering, t } = useForm()
  const { phase, problems } = useSaveState(answering)
  const left = problems.filter(({ solved }) => !solved).length
  const isBusy = phase !== 'idle' && phase !== 'asking'
  const isGrey = useWaitsForCitizen()
  // Still pressed, they lead to where the citizen is missing.
  const saves = { 'aria-disabled': isGrey, 'aria-describedby': isGrey ? CITIZEN_MISSING : undefined }
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
        {isGrey && !onNext ? (
          <p id={CITIZEN_MISSING} className={styles.missing}>
            <AlertIcon />
            <span>{t('problem.citizenRequired')}</span>
          </p>
        ) : null}
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
          <div className={styles.way}>
            {onNext ? (
              <Button look="primary" wide onClick={onNext}>
                {t('form.next')}
                <NextIcon />
              </Button>
            ) : (
              <Button
                look={isGrey ? 'grey' : 'main'}
                wide
                busy={isBusy}
                {...saves}
                onClick={() => onSave(false)}
              >
                {phase === 'files' ? t('form.sendingFiles') : isBusy ? t('form.saving') : t('form.save')}
              </Button>
            )}
          </div>
          {sendLabel && !onNext ? (
            <div className={styles.send}>
              <Button
                look={isGrey ? 'grey' : 'plain'}
                wide
                {...saves}
                onClick={() => !isBusy && onSave(true)}
              >
                {sendLabel}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}
