import { useSnackbar } from 'notistack'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConflictError, FormDeletedError, toDataError, type ConflictDetail } from '../../../data/errors'
import { saveSettings, saveForm } from '../../../data/staff/forms'
import { oneForm } from '../../../domain/access/things'
import { withoutBlankOptions } from '../../../domain/form/edit-options'
import type { Form } from '../../../domain/form/form'
import { checkPublication, findingCount } from '../../../domain/publication/publication'
import { MAX_FORM_BYTES, storedSize } from '../../../domain/form/stored-size'
import { formProblems, type FormTarget } from '../../../domain/publication/validate-form'
import { useAbility } from '../../../lib/ability'
import { listAddress } from '../../../lib/list-address'
import { paths } from '../../../lib/paths'
import { tellPublished } from '../../../lib/published-form'
import { useToast } from '../../../ui/staff/toast'
import { usePublishing, type PublishQuestion } from '../check/use-publishing'
import { HEADER_PLACE } from '../inspector/pictures/header-place'
import { busyPlace } from '../inspector/pictures/picture-upload'
import { kilobytes } from '../draft/SizeNotice'
import { useEditor } from '../store/context'
import { isUnsaved } from '../store/editor-store'
import type { Conflict } from './ConflictDialog'
import { useCases, type CaseQuestion } from './use-cases'
import { IncidentTypeError, useIncidentTypes, type TypeQuestion } from './use-incident-types'
import { useShowProblem } from './use-show-problem'
import { useVersionChanges, type ChangeQuestion } from './use-version-changes'

/** Where settings are mended that may change when what is asked may not. */
const SETTINGS: readonly FormTarget[] = ['certificado', 'horario', 'retencion']

interface Saving {
  /** `goesOn`: the editor stays open, instead of the list as after every other save (EDIT-20). */
  save: (then: { goesOn: boolean }) => Promise<void>
  /** Who saved meanwhile, when that kept the form from being saved (EDIT-24). */
  conflict: Conflict | null
  closeConflict: () => void
  /** Whether somebody deleted the form meanwhile: the person then decides what becomes of the changes. */
  isGone: boolean
  closeGone: () => void
  /** Goes on with both changes merged; the person looks at them and then saves. */
  merge: (theirs: Form, merged: Form) => void
  /** A question about cases that do not hold any more (LOGIC-09); null for none. */
  caseQuestion: CaseQuestion | null
  /** A question about what the save means for the form's answers (EDIT-05); null for none. */
  changeQuestion: ChangeQuestion | null
  /** A question whether the form is to become public, or why it cannot (EDIT-25); null for none. */
  publishQuestion: PublishQuestion | null
  /** A question whether new incident types may be made (EDIT-19); null for none. */
  typeQuestion: TypeQuestion | null
}

const UNKNOWN: ConflictDetail = { username: '', date: null }

/** Somebody saved after the changes that were restored here had been begun. */
function foundNewer(newer: Form | null): Conflict | null {
  if (!newer) return null
  return { by: newer.formEditedInfo.at(-1) ?? UNKNOWN, theirs: newer }
}

/**
 * Saves the form: shows a problem first, else stores it and goes to the list with a success message (EDIT-18, EDIT-20).
 */
export function useSave(): Saving {
  const { t } = useTranslation(['editor', 'common'])
  const { store, user, isStored, readOnly, newer } = useEditor()
  const ability = useAbility()
  const { closeSnackbar } = useSnackbar()
  const toast = useToast()
  const navigate = useNavigate()
  const showProblem = useShowProblem()
  const [conflict, setConflict] = useState(() => foundNewer(newer))
  const [isGone, setGone] = useState(false)
  const cases = useCases()
  const publishing = usePublishing()
  const changes = useVersionChanges()
  const types = useIncidentTypes()

  const save = useCallback(
    async ({ goesOn }: { goesOn: boolean }): Promise<void> => {
      if (store.get().saving || (readOnly && !isUnsaved(store.get()))) return
      // A field stores its text when it is left, so the focused one is left first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // The picture that is being uploaded would come too late for this version.
      const waitsFor = busyPlace(store)
      if (waitsFor) return toast.warning(t(waitsFor === HEADER_PLACE.key ? 'header.wait' : 'pictures.wait'))
      const { form, saved } = store.get()
      // In a read-only form, problems that cannot be put right do not keep its settings from being saved.
      const [problem] = formProblems(form).filter(({ target }) => !readOnly || SETTINGS.includes(target))
      if (problem) return showProblem(problem)
      // A person who saves it into areas of others could not open it again.
      if (ability.cannot('read', oneForm(form))) return showProblem({ code: 'areaNotOwn', target: 'areas' })
      closeSnackbar()
      const size = storedSize(form)
      if (size > MAX_FORM_BYTES) {
        return toast.error(t('size.refused', { size: kilobytes(size), limit: kilobytes(MAX_FORM_BYTES) }))
      }
      store.show({ saving: true, highlight: null })
      try {
        if (readOnly) {
          store.replace(await saveSettings(form, saved.version, user))
          toast.success(t('save.edited'))
          return goesOn ? undefined : await navigate(listAddress(paths.forms.href()))
        }
        const clean = { ...form, secciones: withoutBlankOptions(form.secciones) }
        if (!(await cases.agree(clean))) return store.show({ saving: false })
        if (!(await publishing.agree(clean, saved))) return store.show({ saving: false })
        if (!(await changes.agree(clean, saved))) return store.show({ saving: false })
        if (!(await types.agree(clean, saved))) return store.show({ saving: false })
        const typed = await types.make(clean, saved)
        const published = publishing.isPublishing(typed, saved)
        store.replace(await saveForm(typed, saved.version, user))
        toast.success(t(isStored ? 'save.edited' : 'save.created'))
        const left = findingCount(checkPublication(typed, user))
        if (left > 0 && !published) toast.info(t('check.told', { count: left }))
        // A form that has just become public is shown with its link.
        const told = published ? { state: tellPublished(typed) } : undefined
        if (!goesOn) return await navigate(listAddress(paths.forms.href()), told)
        if (isStored) store.show({ saving: false })
        // A new form gets its address now, with what only stored forms have.
        if (!isStored || told) await navigate(paths.editForm.href(typed.id), { replace: true, ...told })
      } catch (failure) {
        store.show({ saving: false })
        if (failure instanceof IncidentTypeError) return toast.error(t('save.incidentFailed'))
        if (failure instanceof FormDeletedError) return setGone(true)
        if (failure instanceof ConflictError) return setConflict({ by: failure.by, theirs: null })
        const { code } = toDataError(failure)
        if (code === 'conflict') return setConflict({ by: UNKNOWN, theirs: null })
        // No call of a save has a limit, so there is no text for that.
        if (code === 'down' || code === 'unsure') return toast.error(t(`common:failures.${code}`))
        toast.error(t(`save.failed.${code === 'limited' ? 'unknown' : code}`))
      }
    },
    [
      ability,
      cases,
      changes,
      closeSnackbar,
      isStored,
      navigate,
      publishing,
      readOnly,
      showProblem,
      store,
      t,
      toast,
      types,
      user,
    ],
  )

  const merge = (theirs: Form, merged: Form): void => {
    store.rebase(theirs, merged)
    setConflict(null)
    toast.info(t('conflict.merged'))
  }
  return {
    save,
    caseQuestion: cases.question,
    conflict,
    closeConflict: () => setConflict(null),
    isGone,
    closeGone: () => setGone(false),
    merge,
    typeQuestion: types.question,
    changeQuestion: changes.question,
    publishQuestion: publishing.question,
  }
}
