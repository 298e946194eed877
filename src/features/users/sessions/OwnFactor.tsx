import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginFactor,
  changeFactor,
  confirmFactor,
  getFactor,
  type FactorStatus,
  type FactorChange,
} from '../../../data/staff/factor'
import { factorProblemOf } from '../../../data/staff/factor-problem'
import { useDates } from '../../../lib/use-dates'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { FactorDialog } from '../../../ui/staff/factor/FactorDialog'
import { RecoveryCodes } from '../../../ui/staff/factor/RecoveryCodes'
import { SetUp } from '../../../ui/staff/factor/SetUp'
import { problemWords, type Problem } from '../../../ui/staff/factor/problem'
import { StatusTag } from '../../../ui/staff/StatusTag'
import { useToast } from '../../../ui/staff/toast'
import { OwnPasskeys } from './OwnPasskeys'

const STANDING = ['own-factor']

/** The own second factor: set up, changed, turned off where that may be (OPS-01). Nothing where there is none to have. */
export function OwnFactor() {
  const { t } = useTranslation(['factor', 'common'])
  const { data, isPending, error, refetch } = useQuery({ queryKey: STANDING, queryFn: getFactor })
  if (isPending)
    return (
      <Box role="status" aria-busy="true" aria-label={t('common:loading')} sx={{ mb: 6 }}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    )
  if (!data) {
    return (
      <Alert
        severity="error"
        role="alert"
        sx={{ mb: 6 }}
        action={<Button onClick={() => void refetch()}>{t('own.retry')}</Button>}
      >
        {t('own.failed')} {problemWords(t, factorProblemOf(error))}
      </Alert>
    )
  }
  const isNothing = !data.on && !data.offered && data.from === null
  return isNothing ? null : <Card standing={data} />
}

function Card({ standing }: { standing: FactorStatus }) {
  const { t } = useTranslation(['factor', 'common'])
  const queries = useQueryClient()
  const [isSettingUp, setSettingUp] = useState(false)
  const [asked, setAsked] = useState<FactorChange | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { on, from } = standing
  const readAgain = () => void queries.invalidateQueries({ queryKey: STANDING })
  const done = () => {
    setSettingUp(false)
    setCodes(null)
    readAgain()
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby="own-factor" sx={{ p: 5, mb: 6 }}>
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h2" id="own-factor">
            {t('title')}
          </Typography>
          <StatusTag tone={on ? 'success' : 'neutral'} label={on ? t('own.on') : t('own.off')} />
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>{t('own.help')}</Typography>
        {on ? <Kept standing={standing} /> : from !== null && <Until from={from} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant={on ? 'outlined' : 'contained'} onClick={() => setSettingUp(true)}>
            {on ? t('own.replace') : t('own.turnOn')}
          </Button>
          {on && (
            <Button variant="outlined" onClick={() => setAsked('codes')}>
              {t('own.renew')}
            </Button>
          )}
          {standing.devices > 0 && (
            <Button variant="outlined" onClick={() => setAsked('devices')}>
              {t('own.forget')}
            </Button>
          )}
          {on && from === null && (
            <Button variant="outlined" color="error" onClick={() => setAsked('off')}>
              {t('own.turnOff')}
            </Button>
          )}
        </Stack>
        {on && <OwnPasskeys standing={standing} onChanged={readAgain} />}
      </Stack>
      {isSettingUp && (
        <FactorDialog title={t('setUp.title')} onClose={done}>
          <SetUp begin={beginFactor} confirm={confirmFactor} problemOf={factorProblemOf} onDone={done} />
        </FactorDialog>
      )}
      {codes && (
        <FactorDialog title={t('codes.title')} onClose={done}>
          <RecoveryCodes codes={codes} onDone={done} />
        </FactorDialog>
      )}
      {asked && (
        <ChangeDialog
          change={asked}
          onClose={() => setAsked(null)}
          onChanged={(made) => {
            setAsked(null)
            if (made.length > 0) setCodes(made)
            else readAgain()
          }}
        />
      )}
    </Paper>
  )
}

function Kept({ standing: { codes, devices, from } }: { standing: FactorStatus }) {
  const { t } = useTranslation('factor')
  return (
    <Typography>
      {t('own.codesLeft', { count: codes })} {devices > 0 && t('own.devices', { count: devices })}{' '}
      {from !== null && t('own.required')}
    </Typography>
  )
}

function Until({ from }: { from: number }) {
  const { t } = useTranslation('factor')
  const write = useDates()
  return <Alert severity="warning">{t('own.until', { date: write('dateTime', new Date(from)) })}</Alert>
}

const QUESTIONS = {
  codes: ['own.confirmRenew', 'own.renewHelp', 'own.renew'],
  devices: ['own.confirmForget', 'own.forgetHelp', 'own.forget'],
  off: ['own.confirmOff', 'own.offHelp', 'own.turnOff'],
} as const

interface ChangeDialogProps {
  change: FactorChange
  onClose: () => void
  /** Called with other recovery codes, if that was asked. */
  onChanged: (codes: string[]) => void
}

function ChangeDialog({ change, onClose, onChanged }: ChangeDialogProps) {
  const { t } = useTranslation(['factor', 'common'])
  const toast = useToast('ownFactor')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [title, help, action] = QUESTIONS[change]
  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const codes = await changeFactor(change)
      toast.success(t('own.changed'))
      onChanged(codes)
    } catch (error) {
      setProblem(factorProblemOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      destructive={change === 'off'}
      title={t(title)}
      confirmLabel={t(action)}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t(help)}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {problemWords(t, problem)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
