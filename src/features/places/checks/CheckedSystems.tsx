import { Stack } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { checkSystem } from '../../../data/staff/places'
import type { MunicipalityDraft } from '../../../domain/geography/check-place'
import { SystemCheck } from './SystemCheck'
import { checkSystemRequestSchema, type CheckSystemRequest } from '../../../domain/operation/system-check'

/** How a system is asked; null while what it would be asked with is not whole. */
function asking(request: CheckSystemRequest) {
  const parsed = checkSystemRequestSchema.safeParse(request)
  return parsed.success ? () => checkSystem(parsed.data) : null
}

/** The systems that know a municipality by its number there, each tried by a button before anything is saved (GEO-04). */
export function CheckedSystems() {
  const { t } = useTranslation(['places', 'operation'])
  const idMuniCore = useWatch<MunicipalityDraft, 'idMuniCore'>({ name: 'idMuniCore' }).trim()
  const usarAWS = useWatch<MunicipalityDraft, 'usarAWS'>({ name: 'usarAWS' })
  const about = { known: idMuniCore, missing: t('municipalities.testEmpty') }
  return (
    <Stack sx={{ gap: 3 }}>
      <SystemCheck
        {...about}
        name={t('operation:parts.municore')}
        settings={String(usarAWS)}
        ask={asking({ system: 'municore', idMuniCore, usarAWS })}
      />
      <SystemCheck
        {...about}
        name={t('operation:parts.turnero')}
        ask={asking({ system: 'turnero', idMuniCore })}
      />
      <SystemCheck name={t('operation:parts.portal')} known="" ask={asking({ system: 'portal' })} />
    </Stack>
  )
}

/** The bank, tried as the merchant that is typed. */
export function CheckedMerchant() {
  const { t } = useTranslation(['places', 'operation'])
  const merchantCode = useWatch<MunicipalityDraft, 'merchantCode'>({ name: 'merchantCode' }).trim()
  return (
    <SystemCheck
      name={t('operation:parts.redsys')}
      known={merchantCode}
      missing={t('checks.merchantMissing')}
      ask={asking({ system: 'redsys', merchantCode })}
    />
  )
}
