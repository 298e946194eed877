import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypedAbsence, type Absence, type SaveAbsence } from '../../lib/absence'
import type { ListPeople } from '../../lib/assignees'
import { AssigneeField } from './AssigneeField'
import { TaskDialog } from './TaskDialog'

interface AbsenceDialogProps {
  title: string
  /** What is noted; null for nothing. */
  absence: Absence | null
  list: ListPeople
  save: SaveAbsence
  /** Why it could not be stored, in words. */
  failureOf: (error: unknown) => string
  onSaved: (absence: Absence | null) => void
  onClose: () => void
}

/** From when to when somebody is away, and who stands in for them (REACH-08). */
export function AbsenceDialog({
  title,
  absence,
  list,
  save,
  failureOf,
  onSaved,
  onClose,
}: AbsenceDialogProps) {
  const { t } = useTranslation('staff')
  const { typed, type, fault, setFault, check } = useTypedAbsence(absence)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const store = async (wanted: Absence | null) => {
    setBusy(true)
    setFailure(null)
    try {
      const refused = await save(wanted)
      if (refused === null) return onSaved(wanted)
      if (refused === 'standIn') setFailure(t('absence.faults.standIn'))
      else setFault(refused)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  const isFromMissing = fault === 'missing' && typed.desde === ''
  const isToWrong = fault !== null && !isFromMissing
  return (
    <TaskDialog
      title={title}
      busy={isBusy}
      action={t('absence.save')}
      failure={failure}
      onSubmit={() => check() && void store(typed)}
      onClose={onClose}
    >
      <Typography>{t('absence.help')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <TextField
          type="date"
          label={t('absence.from')}
          value={typed.desde}
          error={isFromMissing}
          helperText={isFromMissing && t('absence.faults.missing')}
          onChange={({ target }) => type({ desde: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
          autoFocus
        />
        <TextField
          type="date"
          label={t('absence.to')}
          value={typed.hasta}
          error={isToWrong}
          helperText={isToWrong && t(`absence.faults.${fault}`)}
          onChange={({ target }) => type({ hasta: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
      </Stack>
      <AssigneeField
        formId={null}
        list={list}
        label={t('absence.standIn')}
        value={typed.relevo}
        onChoose={(relevo) => type({ relevo })}
        autoFocus={false}
      />
      {absence && (
        <Button sx={{ alignSelf: 'flex-start' }} disabled={isBusy} onClick={() => void store(null)}>
          {t('absence.end')}
        </Button>
      )}
    </TaskDialog>
  )
}
