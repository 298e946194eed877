import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useColleagueNames } from '../../../lib/colleagues'
import { useDates } from '../../../lib/use-dates'
import type { ConflictDetail } from '../../../data/errors'
import { serviceFailureKey } from '../../../data/failure-key'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { getForm } from '../../../data/staff/forms'
import type { Form } from '../../../domain/form/form'
import { mergeForms, type Side } from '../../../domain/form/merge'
import { DialogWait } from '../../../ui/staff/DialogWait'
import { useEditor } from '../store/context'
import { ConflictList } from './ConflictList'
import styles from './ConflictList.module.css'

/** Somebody saved the form meanwhile. */
export interface Conflict {
  by: ConflictDetail
  /** The form as that person saved it; null while it is not read. */
  theirs: Form | null
}

interface ConflictDialogProps {
  conflict: Conflict
  onKeep: () => void
  /** Throws away what was changed here and opens what the other person saved. */
  onDiscard: () => void
  /** Goes on with both changes merged, on top of the stored form. */
  onMerge: (theirs: Form, merged: Form) => void
}

/** Style of texts that may need two lines on a phone. */
const LONG = { whiteSpace: 'normal' }

function useTheirs({ theirs }: Conflict) {
  const { store } = useEditor()
  const { id } = store.get().form
  return useQuery({
    queryKey: ['stored-form', id],
    queryFn: async () => theirs ?? getForm(id),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/**
 * Somebody else saved this form meanwhile: nothing was overwritten, nothing typed here is lost. Shows who and when,
 * and lets the person put both changes together, choosing where both changed the same (EDIT-24).
 */
export function ConflictDialog({ conflict, onKeep, onDiscard, onMerge }: ConflictDialogProps) {
  const write = useDates()
  const { t } = useTranslation(['editor', 'common'])
  const { store } = useEditor()
  const { data: theirs, error, isError, refetch } = useTheirs(conflict)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const merge = useMemo(() => {
    const { saved, form } = store.get()
    return theirs ? mergeForms(saved, form, theirs, choices) : null
  }, [choices, store, theirs])
  const { username, date } = conflict.by
  const name = useColleagueNames([username], getColleagueNames)(username)
  const choose = (key: string, side: Side) => setChoices((before) => new Map(before).set(key, side))
  return (
    <Dialog
      open
      onClose={onKeep}
      aria-labelledby="conflict-title"
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby="conflict-title">
        <Stack sx={{ gap: 3 }}>
          <p>
            {username && date
              ? t('conflict.by', { username: name, date: write('dateTime', date) })
              : t('conflict.bySomebody')}{' '}
            {t('conflict.kept')}
          </p>
          <div aria-live="polite">
            {isError ? (
              <Alert
                severity="error"
                action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
              >
                {t(serviceFailureKey(error) ?? 'conflict.failed')}
              </Alert>
            ) : merge === null ? (
              <p>{t('conflict.loading')}</p>
            ) : merge.conflicts.length === 0 ? (
              <p>{t('conflict.none')}</p>
            ) : (
              <p>
                <strong>{t('conflict.both', { count: merge.conflicts.length })}.</strong>{' '}
                {t('conflict.choose')}
              </p>
            )}
          </div>
          {merge && theirs && merge.conflicts.length > 0 ? (
            <ConflictList
              conflicts={merge.conflicts}
              choices={choices}
              forms={{ mine: store.get().form, theirs }}
              username={name}
              onChoose={choose}
            />
          ) : null}
        </Stack>
      </DialogContent>
      <DialogWait busy={!theirs && !isError} />
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={onDiscard} sx={LONG}>
          {t('conflict.discard')}
        </Button>
        <Button onClick={onKeep} autoFocus>
          {t('conflict.keep')}
        </Button>
        {!isError && (
          <Button
            variant="contained"
            loading={!merge}
            onClick={() => (merge && theirs ? onMerge(theirs, merge.merged) : undefined)}
          >
            {t('conflict.merge')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
