import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { publishedFrom, type PublishedForm } from '../../../lib/published-form'
import { PublicLink } from './PublicLink'

/** Shown after publishing: the link, its QR code, and a link to the form as citizens see it (EDIT-25, EDIT-17). */
export function PublishedDialog({ form, onClose }: { form: PublishedForm; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('publish.doneTitle', { title: form.titulo })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
          <span>{t('publish.doneText')}</span>
          <PublicLink formId={form.id} title={form.titulo} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button href={paths.publicAnswer.href(form.id)} target="_blank" rel="noopener">
          {t('publish.see')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The link of a form that saving has just published (EDIT-25); shown once. */
export function JustPublished() {
  const location = useLocation()
  const navigate = useNavigate()
  const told = publishedFrom(location.state)
  const [shown, setShown] = useState(told)
  if (told && told.id !== shown?.id) setShown(told)
  // Once: a reload does not show it again.
  useEffect(() => {
    if (told) void navigate(location, { replace: true, state: null })
  }, [told, location, navigate])
  return shown && <PublishedDialog form={shown} onClose={() => setShown(null)} />
}
