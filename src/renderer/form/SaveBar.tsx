import type { ReactNode } from 'react'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { DraftMark } from './DraftMark'
import { SUMMARY_ID } from './ProblemSummary'
import { RemainingRoomNotice } from './RemainingRoomNotice'
import styles from './SaveArea.module.css'
import { useSaveState } from './use-saved'

interface SaveBarProps {
  /** What saving does, in a sentence; '' where the form cannot be saved from here. */
  says: string
  toast: ReactNode
  /** Problems and failures, above the buttons. */
  children?: ReactNode
  buttons: ReactNode
}

/** A bar that stays in sight: what was just done, what is wrong, and the way on. */
export function SaveBar({ says, toast, children, buttons }: SaveBarProps) {
  const { answering, t } = useForm()
  const left = useSaveState(answering).problems.filter(
    ({ code, solved }) => !solved && code !== 'advice',
  ).length
  return (
    <>
      {says ? (
        <div className={styles.says}>
          <p>{says}</p>
          <DraftMark />
        </div>
      ) : null}
      <div className={styles.bar}>
        {toast}
        {children}
        <RemainingRoomNotice />
        {left > 0 ? (
          <button type="button" className={styles.problems} onClick={() => focusPlace(SUMMARY_ID)}>
            <AlertIcon />
            <span>{t('summary.show', { count: left })}</span>
          </button>
        ) : null}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </>
  )
}

/** What pressing the button is called: an answer that goes to others is sent (DAY-06), what stays with staff is saved. */
export type SaveVerb = 'save' | 'send'

const BUSY = { save: 'form.saving', send: 'form.sending' } as const

/** What the button that saves is called now, and whether it works. */
export function useSaveWords(verb: SaveVerb = 'save'): { words: string; isBusy: boolean } {
  const { answering, t } = useForm()
  const { phase } = useSaveState(answering)
  const isBusy = phase !== 'idle' && phase !== 'asking'
  return { words: t(phase === 'files' ? 'form.sendingFiles' : isBusy ? BUSY[verb] : `form.${verb}`), isBusy }
}
