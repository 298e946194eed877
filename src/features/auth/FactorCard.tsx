import { Box, Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { factorProblemOf } from '../../data/staff/factor-problem'
import { hasPasskeys } from '../../data/staff/passkeys'
import { beginFactorHere, confirmFactorHere } from '../../data/staff/session'
import { CodeForm } from '../../ui/staff/factor/CodeForm'
import { SetUp } from '../../ui/staff/factor/SetUp'
import { Refusal } from './Refusal'
import type { SignInControl } from './use-sign-in'

/** What is asked for after the password: a code of the second factor, or to set one up (OPS-01). */
export function FactorCard({ control }: { control: SignInControl }) {
  const { t } = useTranslation(['factor', 'staff'])
  const { step, failure } = control
  const back = <Button onClick={control.giveUp}>{t('back')}</Button>
  if (step === null) return null
  const asked = step.passkey
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {step.step === 'code' ? t('title') : t('setUp.title')}
      </Typography>
      {failure && (
        <Box sx={{ mb: 4 }}>
          <Refusal code={failure.code} />
        </Box>
      )}
      {step.step === 'code' ? (
        <CodeForm
          recovers
          remembers={step.remembers}
          action={control.busy ? t('staff:login.submitting') : t('continue')}
          onGive={control.byFactor}
          onPasskey={
            asked && hasPasskeys(asked.rpId) ? (remember) => control.byPasskey(asked, remember) : undefined
          }
          beside={back}
        />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('setUp.needed')}</Typography>
          <SetUp
            begin={beginFactorHere}
            confirm={confirmFactorHere}
            problemOf={factorProblemOf}
            onDone={() => void control.byFactor()}
            beside={back}
          />
        </>
      )}
    </>
  )
}
