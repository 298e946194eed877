import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../renderer/context'
import { SaveBar, useSaveWords } from '../../renderer/form/SaveBar'
import { Button } from '../../ui/native/Button'
import styles from './Completion.module.css'
import type { Gaps } from '../../domain/correction/locks'
import { CompletionFailure } from './CompletionFailures'
import { useCompleting } from './context'
import { SignWarning } from './SignWarning'
import { Why } from '../../ui/staff/Why'

interface CompletionBarProps {
  toast: ReactNode
  onCancel: () => void
}

const TIP = { invalid: 'checkValid', unchanged: 'unchanged' } as const

/** Save and cancel, in a bar that stays in sight (COMP-02). */
export function CompletionBar({ toast, onCancel }: CompletionBarProps) {
  const { t } = useTranslation('completion')
  const { saving } = useForm().answering
  const { filling, closedBySigning } = useCompleting()
  const [left, setLeft] = useState<Gaps | null>(null)
  const hindrance = useSyncExternalStore(filling.onChange, filling.hindrance)
  const { words, isBusy } = useSaveWords()
  /** The grey button can be pressed: it leads to the first problem. */
  const press = () => {
    if (hindrance === 'unchanged') return
    const gaps = hindrance === null ? closedBySigning() : null
    // Who signs by mistake before the rest is there cannot go back (SIGN-05).
    if (gaps && gaps.places.length + gaps.sections.length > 0) setLeft(gaps)
    else void saving.save()
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
            <Why words={hindrance ? t(TIP[hindrance]) : null}>
              <Button
                look={hindrance ? 'grey' : 'main'}
                wide
                busy={isBusy}
                aria-disabled={hindrance !== null}
                onClick={press}
              >
                {words}
              </Button>
            </Why>
          </div>
        </>
      }
    >
      <CompletionFailure />
      {left ? (
        <SignWarning
          left={left}
          onClose={() => setLeft(null)}
          onSign={() => {
            setLeft(null)
            void saving.save()
          }}
        />
      ) : null}
    </SaveBar>
  )
}
