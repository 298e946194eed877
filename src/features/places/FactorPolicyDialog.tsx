import { FormControlLabel, Skeleton, Switch, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { municipality as readMunicipality } from '../../data/staff/geography'
import { changeFactorPolicy } from '../../data/staff/places'
import { ROLES, type Role } from '../../domain/user/roles'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import {
  choiceOf,
  MAX_GRACE_DAYS,
  NO_FACTOR_POLICY,
  policyWith,
  type FactorChoice,
  type FactorPolicy,
} from '../../domain/user/second-factor'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { failureKey } from './failure'
import { FactorChoices } from './FactorChoices'
import { useSaving } from './use-saving'

interface FactorPolicyDialogProps {
  municipality: PlacedMunicipality
  onClose: () => void
}

/** Which roles of a municipality have a second factor (OPS-01). Its record is read first, and read anew. */
export function FactorPolicyDialog({ municipality, onClose }: FactorPolicyDialogProps) {
  const { t } = useTranslation(['factor', 'places', 'staff'])
  const { path, nombre: place } = municipality
  const record = useQuery({
    queryKey: ['municipality', path],
    queryFn: () => readMunicipality(path),
    staleTime: 0,
    gcTime: 0,
  })
  const title = t('policy.of', { place })
  if (record.data) {
    const policy = record.data.segundoFactor ?? NO_FACTOR_POLICY
    return <Fields title={title} policy={policy} municipality={municipality} onClose={onClose} />
  }
  return (
    <TaskDialog
      title={title}
      busy={false}
      hindrance={t(record.isPending ? 'staff:ui.why.loading' : 'staff:ui.why.unread')}
      action={t('places:save')}
      onSubmit={onClose}
      onClose={onClose}
    >
      {record.isPending ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <LoadFailed why={serviceFailureOf(record.error)} onRetry={() => void record.refetch()} />
      )}
    </TaskDialog>
  )
}

/** The days as typed; null for what is none. */
function daysOf(typed: string): number | null {
  const days = Number(typed)
  return /^\d{1,2}$/.test(typed.trim()) && days <= MAX_GRACE_DAYS ? days : null
}

const choicesOf = (policy: FactorPolicy): Record<Role, FactorChoice> =>
  Object.assign({}, ...ROLES.map((role) => ({ [role]: choiceOf(policy, role) })))

interface FieldsProps extends FactorPolicyDialogProps {
  title: string
  policy: FactorPolicy
}

function Fields({ title, policy, municipality, onClose }: FieldsProps) {
  const { t } = useTranslation('factor')
  const { t: placeWords } = useTranslation(['places', 'common'])
  const { busy, failure, begin } = useSaving()
  const [choices, setChoices] = useState(() => choicesOf(policy))
  const [grace, setGrace] = useState(String(policy.gracia))
  const [recordar, setRecordar] = useState(policy.recordar)
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const gracia = daysOf(grace)
    setWrong(gracia === null)
    if (gracia === null) return
    const next = policyWith(policy, choices, { gracia, recordar }, new Date())
    void begin({
      save: () => changeFactorPolicy(municipality.path, next),
      done: t('policy.saved', { place: municipality.nombre }),
      onDone: onClose,
    })
  }
  return (
    <TaskDialog
      title={title}
      busy={busy}
      action={placeWords('save')}
      failure={failure && placeWords(failureKey(failure))}
      large
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('policy.help')}</Typography>
      <FactorChoices choices={choices} disabled={busy} onChange={setChoices} />
      <TextField
        fullWidth
        label={t('policy.grace')}
        value={grace}
        disabled={busy}
        error={isWrong}
        helperText={isWrong ? t('policy.graceInvalid') : t('policy.graceHelp')}
        onChange={(event) => setGrace(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormControlLabel
        label={t('policy.remember')}
        disabled={busy}
        control={<Switch checked={recordar} onChange={(_, on) => setRecordar(on)} />}
      />
    </TaskDialog>
  )
}
