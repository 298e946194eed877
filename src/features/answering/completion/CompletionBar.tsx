import { Tooltip } from '@mui/material'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/native/Button'
import { AlertIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { DraftMark } from '../form/DraftMark'
import { SUMMARY_ID } from '../form/ProblemSummary'
import bar from '../form/SaveArea.module.css'
import { useSaveState } from '../form/use-saved'
import styles from './Completion.module.css'
import { CompletionFailure } from './CompletionFailures'
import { useCompleting } from './context'

interface CompletionBarProps {
  toast: ReactNode
  onCancel: () => void
}

const TIP = { invalid: 'checkValid', unchanged: 'unchanged' } as const

/** Save and cancel, in a bar that stays in sight (COMP-02). */
export function CompletionBar({ toast, onCancel }: CompletionBarProps) {
  const { t } = useTranslation('completion')
  const { t: answeringTexts, answering } = useForm()
  const { filling } = useCompleting()
  const hindrance = useSyncExternalStore(filling.onChange, filling.hindrance)
  const { phase, problems } = useSaveState(answering)
  const left = problems.filter(({ solved }) => !solved).length
  const isBusy = phase !== 'idle'
  /** Pressed all the same, the button leads to what is wrong. */
  const press = () => {
    if (hindrance !== 'unchanged') void answering.saving.save()
  }
  return (
    <>
      <div className={bar.says}>
        <p>{t('savingSays')}</p>
        <DraftMark />
      </div>
      <div className={bar.bar}>
        {toast}
        <CompletionFailure />
        {left > 0 ? (
          <button type="button" className={bar.problems} onClick={() => focusPlace(SUMMARY_ID)}>
            <AlertIcon />
            <span>{answeringTexts('summary.show', { count: left })}</span>
          </button>
        ) : null}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <div>
            {/* Grey, it can still be reached, by keyboard and finger, to be told why. */}
            <Tooltip title={hindrance ? t(TIP[hindrance]) : ''} describeChild enterTouchDelay={0}>
              <Button
                look={hindrance ? 'grey' : 'main'}
                wide
                busy={isBusy}
                aria-disabled={hindrance !== null}
                onClick={press}
              >
                {phase === 'files'
                  ? answeringTexts('form.sendingFiles')
                  : answeringTexts(isBusy ? 'form.saving' : 'form.save')}
              </Button>
            </Tooltip>
          </div>
        </div>
      </div>
    </>
  )
}
