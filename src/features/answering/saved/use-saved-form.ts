import { useCallback } from 'react'
import { loadPublicForm } from '../../../data/public/forms'
import { NO_BRANDING } from '../../../domain/geography/branding'
import { useLanguage } from '../../../lib/i18n'
import { useLoaded } from '../../../renderer/use-loaded'
import { savedForm, type SavedForm } from '../saved-state'

const NOTHING: SavedForm = {
  title: '',
  place: '',
  voucher: '',
  hasStates: false,
  books: false,
  brand: NO_BRANDING,
}

/**
 * What the form's page handed over; read when this page was opened by its address alone. If that fails, the page shows
 * just the code.
 */
export function useSavedForm(formId: string, told: SavedForm | null): SavedForm {
  const language = useLanguage()
  const isTold = told !== null
  const read = useCallback(async () => {
    if (isTold) return null
    const { form, version } = await loadPublicForm(formId)
    return version ? savedForm(version, form.marca, language) : null
  }, [formId, isTold, language])
  const [loaded] = useLoaded(read)
  return told ?? (loaded.status === 'done' ? (loaded.value ?? NOTHING) : NOTHING)
}
