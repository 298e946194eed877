import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mayKeepDoor } from '../../domain/access/door'
import { answersTo, oneForm, statisticsOf } from '../../domain/access/things'
import type { FormRow } from '../../domain/form/form-row'
import { foreignTag } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { NamedPart } from '../../ui/NamedPart'
import { useToast } from '../../ui/staff/toast'
import { useAsk, type PendingAction } from './dialogs/ask'
import { useArchive } from './use-archive'

interface FormMenuProps {
  form: FormRow
  title: string
  size: 'small' | 'large'
}

/** The rarer actions on a form, by permission (LIST-05). */
export function FormMenu({ form, title, size }: FormMenuProps) {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const toast = useToast()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const mayEdit = ability.can('update', oneForm(form))
  const mayDuplicate = ability.can('duplicate', oneForm(form))
  const mayExport = ability.can('create', 'form')
  const mayDelete = ability.can('delete', oneForm(form))
  const mayAnswer = ability.can('create', 'answer')
  const mayDeleteAnswers = ability.can('delete', answersTo(form, user.username))
  const sells = form.opcionales.addPaymentGateway
  const seesOrders = sells && ability.can('read', statisticsOf(form))
  const keepsDoor = sells && mayKeepDoor(ability, form)
  const may = [keepsDoor, mayEdit, mayAnswer, mayDeleteAnswers, mayDuplicate, mayExport, mayDelete]
  const isEmpty = !may.includes(true)
  const archive = useArchive(form, title)
  const askAbout = useAsk()
  if (isEmpty && !form.opcionales.publico) return null
  const close = () => setAnchor(null)
  const ask = (what: PendingAction['what']) => {
    close()
    askAbout({ what, form, title })
  }
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
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
        <NamedPart
          sentence={(part) => t('forms.more', { title: part })}
          part={title}
          lang={foreignTag(form, 'titulo', language)}
        />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayEdit && (
          <MenuItem component={Link} to={paths.editForm.href(form.id)} onClick={close}>
            {t('forms.edit')}
          </MenuItem>
        )}
        {mayAnswer && (
          <MenuItem component={Link} to={paths.myAnswers.href(form.id)} onClick={close}>
            {t('mine.title')}
          </MenuItem>
        )}
        {seesOrders && (
          <MenuItem component={Link} to={paths.orders.href(form.id)} onClick={close}>
            {t('forms.orders')}
          </MenuItem>
        )}
        {keepsDoor && (
          <MenuItem component={Link} to={paths.door.href(form.id)} onClick={close}>
            {t('forms.door')}
          </MenuItem>
        )}
        {mayDeleteAnswers && (
          <MenuItem component={Link} to={paths.bin.href(form.id)} onClick={close}>
            {t('shell.bin')}
          </MenuItem>
        )}
        {form.opcionales.publico && <MenuItem onClick={copyLink}>{t('forms.copyLink')}</MenuItem>}
        {mayDuplicate && <MenuItem onClick={() => ask('duplicate')}>{t('forms.duplicate')}</MenuItem>}
        {mayExport && <MenuItem onClick={() => ask('export')}>{t('exchange.export')}</MenuItem>}
        {mayExport && <MenuItem onClick={() => ask('xlsform')}>{t('exchange.exportXlsform')}</MenuItem>}
        {mayEdit && <MenuItem onClick={() => ask('label')}>{t('forms.labels.title')}</MenuItem>}
        {mayEdit && (
          <MenuItem
            onClick={() => {
              close()
              void archive()
            }}
          >
            {t(form.archivado ? 'forms.takeBack' : 'forms.putAway')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => ask('delete')}>
            {t('forms.delete')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
