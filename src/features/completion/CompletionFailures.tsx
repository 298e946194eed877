import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertIcon } from '../../ui/native/icons'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../../renderer/context'
import { ChangedMeanwhile, SaveFailures } from '../../renderer/form/SaveFailures'
import { useSaveState } from '../../renderer/form/use-saved'
import styles from './Completion.module.css'

/** How long the banner stays (§2.8); then a line stays until the next try. */
const BANNER_MS = 4_000

/** Says that somebody else changed the answer meanwhile, or why else it was not saved (ANS-14). */
export function CompletionDialogs({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation('completion')
  const { failure, isUnheard } = useSaveState(useForm().answering)
  if (failure === 'failed' || failure === 'forbidden') return null
  if (failure !== 'changed') return <SaveFailures />
  const text = t(isUnheard ? 'changedUnheard' : 'changedText')
  const words = { title: t('changedTitle'), text, go: t('changedGo') }
  return <ChangedMeanwhile {...words} onRenew={onRenew} />
}

/** Why it was not stored: a banner for a while, then a line. */
export function CompletionFailure() {
  const { answering } = useForm()
  const { failure, tries } = useSaveState(answering)
  if (failure !== 'failed' && failure !== 'forbidden') return null
  return <Told key={tries} isForbidden={failure === 'forbidden'} />
}

function Told({ isForbidden }: { isForbidden: boolean }) {
  const { t } = useTranslation('completion')
  const [isBanner, setBanner] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setBanner(false), BANNER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isBanner) {
    return (
      <p className={styles.failure}>
        <AlertIcon />
        <span>{t('failed')}</span>
      </p>
    )
  }
  return (
    <Notice tone="danger" title={t('failed')} urgent>
      <p>{t(isForbidden ? 'failedForbidden' : 'failedKept')}</p>
    </Notice>
  )
}
