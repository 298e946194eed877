import MoreIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Form } from '../../domain/form/form'
import { oneForm, useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { useToast } from '../../ui/staff/toast'

interface FormActionsProps {
  form: Form
  title: string
  /** For fingers. */
  large?: boolean
}

/** What can be done with one form, by permission (LIST-05). */
export function FormActions({ form, title, large = false }: FormActionsProps) {
  const size = large ? 'large' : 'small'
  const { t } = useTranslation('staff')
  const ability = useAbility()
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: { md: 'flex-end' }, alignItems: 'center' }}>
      {ability.can('create', 'answer') && (
        <Button
          size={size}
          variant="outlined"
          component={Link}
          to={paths.answer.href(form.id)}
          aria-label={t('forms.answerOf', { title })}
        >
          {t('forms.answer')}
        </Button>
      )}
      {ability.can('read', 'answer') && (
        <Button
          size={size}
          component={Link}
          to={paths.answers.href(form.id)}
          aria-label={t('forms.answersOf', { title })}
        >
          {t('forms.answers')}
        </Button>
      )}
      <FormMenu form={form} title={title} size={size} />
    </Stack>
  )
}

function FormMenu({ form, title, size }: { form: Form; title: string; size: 'small' | 'large' }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const mayEdit = ability.can('update', oneForm(form))
  if (!mayEdit && !form.opcionales.publico) return null
  const close = () => setAnchor(null)
  const copyLink = () => {
    close()
    void navigator.clipboard
      .writeText(location.origin + paths.publicAnswer.href(form.id))
      .then(() => toast.info(t('forms.linkCopied')))
  }
  return (
    <>
      <IconButton
        size={size}
        aria-label={t('forms.more', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayEdit && (
          <MenuItem component={Link} to={paths.editForm.href(form.id)} onClick={close}>
            {t('forms.edit')}
          </MenuItem>
        )}
        {form.opcionales.publico && <MenuItem onClick={copyLink}>{t('forms.copyLink')}</MenuItem>}
      </Menu>
    </>
  )
}
