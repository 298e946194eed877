import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { MAX_VIEW_NAME, MAX_VIEWS } from '../../../domain/form/list-settings'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { isFull, type ViewOwner, type ViewsControl } from './use-views'
import { cleanText } from '../../../domain/text/clean'

interface ViewsDialogProps {
  control: ViewsControl
  shown: string
  onClose: () => void
}

const OWNERS: readonly ViewOwner[] = ['form', 'own']

/** Saves the current view under a name, and removes saved views (DAY-02). */
export function ViewsDialog({ control, shown, onClose }: ViewsDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [name, setName] = useState('')
  const [owner, setOwner] = useState<ViewOwner>('own')
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const nombre = cleanText(name)
  const full = isFull(control.views[owner], nombre)
  const hindrance = (): string | null => {
    if (shown === '') return t('answers.saved.nothing')
    if (nombre === '') return t('answers.saved.nameMissing')
    return full ? t('answers.saved.full', { count: MAX_VIEWS }) : null
  }

  const work = async (change: () => Promise<void>, after: () => void = () => undefined) => {
    setSaving(true)
    setFailed(null)
    try {
      await change()
      after()
    } catch (error) {
      setFailed(t(serviceFailureKey(error) ?? 'answers.saved.failed'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <TaskDialog
      title={t('answers.saved.title')}
      action={t('answers.saved.keep')}
      busy={isSaving}
      failure={failed}
      hindrance={hindrance()}
      onSubmit={() => void work(() => control.save(owner, { nombre, filtro: shown }), onClose)}
      onClose={onClose}
    >
      {shown === '' ? (
        <Typography>{t('answers.saved.nothing')}</Typography>
      ) : (
        <TextField
          label={t('answers.saved.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={full}
          helperText={full ? t('answers.saved.full', { count: MAX_VIEWS }) : t('answers.saved.help')}
          autoFocus
          slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME, autoComplete: 'off' } }}
        />
      )}
      {control.forAll && shown !== '' && (
        <FormControl>
          <FormLabel id="view-for">{t('answers.columns.for')}</FormLabel>
          <RadioGroup
            aria-labelledby="view-for"
            value={owner}
            onChange={(_event, value) => setOwner(value === 'form' ? 'form' : 'own')}
          >
            <FormControlLabel value="own" control={<Radio />} label={t('answers.columns.own')} />
            <FormControlLabel value="form" control={<Radio />} label={t('answers.columns.all')} />
          </RadioGroup>
        </FormControl>
      )}
      {OWNERS.map((whose) => (
        <Kept key={whose} whose={whose} control={control} onRemove={(one) => void work(one)} />
      ))}
    </TaskDialog>
  )
}

interface KeptProps {
  whose: ViewOwner
  control: ViewsControl
  onRemove: (remove: () => Promise<void>) => void
}

function Kept({ whose, control, onRemove }: KeptProps) {
  const { t } = useTranslation('staff')
  const views = control.views[whose]
  if (views.length === 0) return null
  const mayRemove = whose === 'own' || control.forAll
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {t(`answers.saved.of.${whose}`)}
      </Typography>
      <List dense disablePadding>
        {views.map(({ nombre }) => (
          <ListItem
            key={nombre}
            disableGutters
            secondaryAction={
              mayRemove && (
                <IconButton
                  edge="end"
                  aria-label={t('answers.saved.remove', { name: nombre })}
                  onClick={() => onRemove(() => control.remove(whose, nombre))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              )
            }
          >
            <ListItemText primary={nombre} sx={{ overflowWrap: 'anywhere' }} />
          </ListItem>
        ))}
      </List>
    </div>
  )
}
