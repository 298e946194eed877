import SaveIcon from '@mui/icons-material/BookmarkAddOutlined'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { FormHead } from '../../../domain/form/form-head'
import { ViewsDialog } from './ViewsDialog'
import { useViews } from './use-views'

interface ViewsBarProps {
  form: FormHead
  /** The address after `?` of what is shown now, from its first page. */
  shown: string
}

/** The saved views of a list as links, and a button that saves the current one (DAY-02). */
export function ViewsBar({ form, shown }: ViewsBarProps) {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const control = useViews(form)
  const all = [...control.views.form, ...control.views.own]
  if (all.length === 0 && shown === '') return null
  return (
    <Stack
      component="nav"
      aria-label={t('answers.saved.label')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center', displayPrint: 'none' }}
    >
      {all.map(({ nombre, filtro }, index) => (
        <Chip
          key={index}
          clickable
          component={Link}
          to={`${pathname}?${filtro}`}
          label={nombre}
          variant={filtro === shown ? 'filled' : 'outlined'}
          color={filtro === shown ? 'primary' : 'default'}
          aria-current={filtro === shown ? 'true' : undefined}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      <Button size="small" startIcon={<SaveIcon aria-hidden />} onClick={() => setOpen(true)}>
        {t(all.length > 0 ? 'answers.saved.manage' : 'answers.saved.save')}
      </Button>
      {open && <ViewsDialog control={control} shown={shown} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
