import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { Check } from '../../domain/form/check'
import { Button } from '../../ui/native/Button'
import { AlertIcon, BackIcon, NextIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { ClosingNotice } from '../logic/lazy-parts'
import styles from './SaveArea.module.css'
import { SaveBar, useSaveWords, type SaveVerb } from './SaveBar'

/** DOM id of the words that say why the button is grey. */
const CITIZEN_MISSING = 'citizen-missing'

interface SaveAreaProps {
  savingSays: string
  verb: SaveVerb
  toast: ReactNode
  /** Words of a second button, that saves and then sends (ANS-17). */
  sendLabel?: string | undefined
  onSave: (sends: boolean) => void
  onBack?: (() => void) | undefined
  /** Leads to the next section; without it the form can be saved from here. */
  onNext?: (() => void) | undefined
  /** Leads straight to the last part, once the person has been there. */
  onEnd?: (() => void) | undefined
  /** What lets this person go no further; nobody goes on or saves then. */
  closing: Check | undefined
  /** Whether the last part lists all answers to be checked. */
  isChecked: boolean
}

const NOTHING = () => () => undefined

/** Whether the form waits for a citizen before it can be saved (RECIP-05). */
function useWaitsForCitizen(): boolean {
  const { recipient } = useForm().answering
  return useSyncExternalStore(recipient?.on ?? NOTHING, () => recipient?.isMissing() ?? false)
}

/** The way on: next section or save, in a bar that stays in sight. */
export function SaveArea(props: SaveAreaProps) {
  const { savingSays, verb, toast, sendLabel, onSave, onBack, onNext, onEnd, isChecked, closing } = props
  const { t } = useForm()
  const { words, isBusy } = useSaveWords(verb)
  const isGrey = useWaitsForCitizen()
  // A grey button can still be pressed: it leads to where the citizen is missing.
  const saves = { 'aria-disabled': isGrey, 'aria-describedby': isGrey ? CITIZEN_MISSING : undefined }
  if (closing)
    return (
      <SaveBar
        says=""
        toast={toast}
        buttons={
          onBack ? (
            <Button icon={<BackIcon />} onClick={onBack}>
              {t('form.back')}
            </Button>
          ) : null
        }
      >
        <Suspense>
          <ClosingNotice closing={closing} />
        </Suspense>
      </SaveBar>
    )
  return (
    <SaveBar
      says={onNext ? '' : savingSays}
      toast={toast}
      buttons={
        <>
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
                {words}
              </Button>
            )}
          </div>
          {onEnd ? (
            <div className={styles.send}>
              <Button wide onClick={onEnd}>
                {t(isChecked ? 'form.toCheck' : 'form.toEnd')}
              </Button>
            </div>
          ) : null}
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
        </>
      }
    >
      {isGrey && !onNext ? (
        <p id={CITIZEN_MISSING} className={styles.missing}>
          <AlertIcon />
          <span>{t('problem.citizenRequired')}</span>
        </p>
      ) : null}
    </SaveBar>
  )
}
