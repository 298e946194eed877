import { Alert, AlertTitle } from '@mui/material'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInErrorCode } from '../../data/staff/session'
import { SIGN_IN_MESSAGE } from './messages'

/** Why somebody did not get in, and what to do (AUTH-04, AUTH-06). */
export function Refusal({ code, ref }: { code: SignInErrorCode; ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation(['staff', 'common'])
  const [what, next] = SIGN_IN_MESSAGE[code]
  return (
    <Alert severity="error" ref={ref} tabIndex={-1} sx={{ alignItems: 'flex-start' }}>
      {next === null ? t(what) : <AlertTitle>{t(what)}</AlertTitle>}
      {next !== null && t(next)}
    </Alert>
  )
}
