import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useToast } from '../../ui/staff/toast'

/** Says once that an answer was saved, with its code (LIST-12), and takes the code out of the address. */
export function useSavedNotice(): void {
  const { t } = useTranslation('staff')
  const [params, setParams] = useSearchParams()
  const toast = useToast()
  const code = params.get('respuesta')
  useEffect(() => {
    if (!code) return
    toast.success(t('forms.answerSaved', { code }))
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('respuesta')
        return next
      },
      { replace: true },
    )
  }, [code, setParams, t, toast])
}
