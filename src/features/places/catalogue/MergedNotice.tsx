import { Alert } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that both changes stand there now. It takes the focus, because the button that was pressed is gone. */
export function MergedNotice() {
  const { t } = useTranslation('listing')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Alert ref={ref} severity="info" role="status" tabIndex={-1}>
      {t('merged')}
    </Alert>
  )
}
