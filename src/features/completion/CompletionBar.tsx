import { Tooltip } from '@mui/material'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../renderer/context'
import { SaveBar, useSaveWords } from '../../renderer/form/SaveBar'
import { Button } from '../../ui/native/Button'
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
  const { saving } = useForm().answering
  const { filling } = useCompleting()
  const hindrance = useSyncExternalStore(filling.onChange, filling.hindrance)
  const { words, isBusy } = useSaveWords()
  /** The grey button can be pressed: it leads to the first problem. */
  const press = () => {
    if (hindrance !== 'unchanged') void saving.save()
  }
  return (
    <SaveBar
      says={t('savingSays')}
      toast={toast}
      buttons={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <div className={styles.save}>
            {/* Grey but not disabled, so that keyboard and screen reader reach it and get the reason. */}
            <Tooltip title={hindrance ? t(TIP[hindrance]) : ''} describeChild enterTouchDelay={0}>
              <Button
                look={hindrance ? 'grey' : 'main'}
                wide
                busy={isBusy}
                aria-disabled={hindrance !== null}
                onClick={press}
              >
                {words}
              </Button>
            </Tooltip>
          </div>
        </>
      }
    >
      <CompletionFailure />
    </SaveBar>
  )
}
