import { Alert, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factorProblemOf } from '../../../data/staff/factor-problem'
import { hasPasskeys, removePasskey } from '../../../data/staff/passkeys'
import { MAX_PASSKEYS } from '../../../domain/user/passkey'
import { useDates } from '../../../lib/use-dates'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { problemWords, type Problem } from '../../../ui/staff/factor/problem'
import { useToast } from '../../../ui/staff/toast'
import { AddPasskeyDialog } from './AddPasskeyDialog'
import type { FactorStatus } from '../../../data/staff/factor'

type Passkey = NonNullable<FactorStatus['passkeys']>[number]

interface OwnPasskeysProps {
  standing: FactorStatus
  onChanged: () => void
}

/** The own passkeys, beside the codes of the app (OPS-01). Nothing where this page can have none and there are none. */
export function OwnPasskeys({ standing: { passkeys = [], site }, onChanged }: OwnPasskeysProps) {
  const { t } = useTranslation(['factor', 'common'])
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const mayAdd = hasPasskeys(site)
  if (!mayAdd && passkeys.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="own-passkeys" sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="h3" id="own-passkeys">
        {t('passkeys.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('passkeys.help')}</Typography>
      {passkeys.length > 0 && (
        <List dense disablePadding aria-labelledby="own-passkeys" sx={{ width: '100%' }}>
          {passkeys.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </List>
      )}
      {mayAdd && passkeys.length < MAX_PASSKEYS && (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      )}
      {passkeys.length >= MAX_PASSKEYS && (
        <Typography>{t('passkeys.full', { most: MAX_PASSKEYS })}</Typography>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={onChanged} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(null)} onRemoved={onChanged} />}
    </Stack>
  )
}

function Item({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('factor')
  const write = useDates()
  const { name, created, used } = passkey
  const dateOf = (ms: number | null) => write('dateTime', ms === null ? null : new Date(ms))
  const said = used === null ? t('passkeys.never') : t('passkeys.used', { date: dateOf(used) })
  return (
    <ListItem disableGutters divider sx={{ gap: 3, flexWrap: 'wrap' }}>
      <ListItemText
        primary={name}
        secondary={`${t('passkeys.created', { date: dateOf(created) })} · ${said}`}
        sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
      />
      <Button color="error" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </ListItem>
  )
}

interface RemoveDialogProps {
  passkey: Passkey
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ passkey: { id, name }, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation(['factor', 'common'])
  const toast = useToast('ownFactor')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await removePasskey(id)
      toast.success(t('passkeys.removed', { name }))
      onClose()
      onRemoved()
    } catch (error) {
      setProblem(factorProblemOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={t('passkeys.confirmRemove', { name })}
      confirmLabel={t('passkeys.remove')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('passkeys.removeHelp')}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {problemWords(t, problem)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
