import { useSnackbar } from 'notistack'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConflictError, toDataError, type ConflictDetail } from '../../../data/errors'
import { saveForm } from '../../../data/staff/forms'
import { withoutBlankOptions } from '../../../domain/form/edit-options'
import { formProblems } from '../../../domain/form/validate-form'
import { paths } from '../../../lib/paths'
import { useToast } from '../../../ui/staff/toast'
import { headerUploadOf } from '../inspector/header/header-upload'
import { useEditor } from '../store/context'
import { IncidentTypeError, useIncidentTypes, type TypeQuestion } from './use-incident-types'
import { useShowProblem } from './use-show-problem'

interface Saving {
  save: () => Promise<void>
  /** Who saved meanwhile, when that kept the form from being saved (EDIT-24). */
  conflict: ConflictDetail | null
  closeConflict: () => void
  /** Whether new incident types may be made, when that has to be asked first (EDIT-19). */
  typeQuestion: TypeQuestion | null
}

const UNKNOWN: ConflictDetail = { username: '', date: null }

/** Saves the form: what is wrong first, then the store, then the list with the success message (EDIT-18, EDIT-20). */
export function useSave(): Saving {
  const { t } = useTranslation('editor')
  const { store, user, isStored, readOnly } = useEditor()
  const { closeSnackbar } = useSnackbar()
  const toast = useToast()
  const navigate = useNavigate()
  const showProblem = useShowProblem()
  const [conflict, setConflict] = useState<ConflictDetail | null>(null)
  const types = useIncidentTypes()

  const save = useCallback(async (): Promise<void> => {
    if (readOnly || store.getState().saving) return
    // A field takes over what was typed when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The picture on its way would come too late for this version.
    if (headerUploadOf(store).getState().busy) return toast.warning(t('header.wait'))
    const { form, saved } = store.getState()
    const [problem] = formProblems(form)
    if (problem) return showProblem(problem)
    closeSnackbar()
    store.show({ saving: true, highlight: null })
    try {
      if (!(await types.agree(form, saved))) return store.show({ saving: false })
      const typed = await types.make(form, saved)
      const secciones = withoutBlankOptions(form.secciones)
      store.replace(await saveForm({ ...typed, secciones }, saved.version, user))
      toast.success(t(isStored ? 'save.edited' : 'save.created'))
      await navigate(paths.forms.href())
    } catch (failure) {
      store.show({ saving: false })
      if (failure instanceof IncidentTypeError) return toast.error(t('save.incidentFailed'))
      if (failure instanceof ConflictError) return setConflict(failure.by)
      const { code } = toDataError(failure)
      if (code === 'conflict') return setConflict(UNKNOWN)
      toast.error(t(`save.failed.${code}`))
    }
  }, [closeSnackbar, isStored, navigate, readOnly, showProblem, store, t, toast, types, user])

  return { save, conflict, closeConflict: () => setConflict(null), typeQuestion: types.question }
}
