import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { asksForImport } from '../../lib/imported-form'
import { ToolButton } from '../../ui/staff/ToolButton'

/** What reads files weighs more than the list: it is loaded when somebody brings one. */
const ImportDialog = lazy(async () => ({
  default: (await import('./importing/ImportDialog')).ImportDialog,
}))

/** Makes a new form out of a file. The editor leads here too. */
export function ImportButton() {
  const { t } = useTranslation('staff')
  const location = useLocation()
  const navigate = useNavigate()
  const asked = asksForImport(location.state)
  const [isOpen, setOpen] = useState(asked)
  // The navigation state is cleared, so that a reload does not ask again.
  useEffect(() => {
    if (asked) void navigate(location, { replace: true, state: null })
  }, [asked, location, navigate])
  return (
    <>
      <ToolButton
        icon={ImportIcon}
        label={t('exchange.import')}
        aria-haspopup="dialog"
        size="medium"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
