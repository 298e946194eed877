import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { checkMuniCoreId } from '../../data/staff/places'
import type { MuniCoreIdOutcome } from '../../domain/calls/check-municore-id'
import type { MunicipalityDraft } from '../../domain/geography/check-place'

const TONE = { known: 'success', unknown: 'error', unchecked: 'warning' } as const

/** Asks the management system now whether it knows the municipality, before anything is saved (GEO-04). */
export function MuniCoreCheck() {
  const { t } = useTranslation('places')
  const typed = useWatch<MunicipalityDraft, 'idMuniCore'>({ name: 'idMuniCore' }).trim()
  const usarAWS = useWatch<MunicipalityDraft, 'usarAWS'>({ name: 'usarAWS' })
  const asked = `${typed} ${usarAWS}`
  const [said, setSaid] = useState<{ asked: string; outcome: MuniCoreIdOutcome } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    const outcome = await checkMuniCoreId({ idMuniCore: typed, usarAWS }).catch(() => 'unchecked' as const)
    setBusy(false)
    setSaid({ asked, outcome })
  }
  // What was said of another number is no word about this one.
  const outcome = said?.asked === asked ? said.outcome : null
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => (typed === '' ? setSaid({ asked, outcome: 'unknown' }) : void check())}
      >
        {t('municipalities.test')}
      </Button>
      {outcome && (
        <Alert severity={TONE[outcome]} role="status" sx={{ width: '100%' }}>
          {t(typed === '' ? 'municipalities.testEmpty' : `municipalities.tested.${outcome}`, { id: typed })}
        </Alert>
      )}
    </Stack>
  )
}
