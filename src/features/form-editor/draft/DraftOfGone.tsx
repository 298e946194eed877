import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceStore } from '../../../lib/device-store'
import { useSession } from '../../../lib/session'
import { claimFormSlot, type FormSlot } from './form-slot'
import { UnsavableChanges } from './UnsavableChanges'
import { whenSaved } from './when-saved'

/** The changes that this device still keeps of a form that is gone; nothing without any (EDIT-23). */
export function DraftOfGone({ formId }: { formId: string }) {
  const { t } = useTranslation('editor')
  const { user } = useSession()
  const [slot, setSlot] = useState<FormSlot | null>(null)
  useEffect(() => {
    let left = false
    const claimed = claimFormSlot(deviceStore('drafts'), user.username, formId, { anew: false })
    void claimed.then((found) => (left ? undefined : setSlot(found)))
    return () => {
      left = true
      void claimed.then(({ release }) => release())
    }
  }, [formId, user.username])
  if (!slot?.draft) return null
  const { form, savedAt } = slot.draft
  return (
    <UnsavableChanges
      title={t('draft.stranded', { when: whenSaved(savedAt) })}
      text={t('draft.goneText')}
      form={form}
      forget={slot.erase}
    />
  )
}
