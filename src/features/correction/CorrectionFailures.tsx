import { useTranslation } from 'react-i18next'
import { useForm } from '../../renderer/context'
import { ChangedMeanwhile, SaveFailures } from '../../renderer/form/SaveFailures'
import { useSaveState } from '../../renderer/form/use-saved'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'

/** Why a correction was not stored; what was typed always stays (§2.8, ANS-14). */
export function CorrectionFailures({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation('correction')
  const { answering } = useForm()
  const { failure, isUnheard } = useSaveState(answering)
  if (failure === 'changed') {
    const text = t(isUnheard ? 'changedUnheard' : 'changedText')
    const words = { title: t('changedTitle'), text, go: t('changedGo') }
    return <ChangedMeanwhile {...words} onRenew={onRenew} />
  }
  if (failure !== 'failed' && failure !== 'forbidden') return <SaveFailures />
  const close = () => answering.saving.dismiss()
  return (
    <Dialog
      title={t('failed')}
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          {t('understood')}
        </Button>
      }
    >
      <p>{t(failure === 'forbidden' ? 'failedForbidden' : 'failedKept')}</p>
    </Dialog>
  )
}
