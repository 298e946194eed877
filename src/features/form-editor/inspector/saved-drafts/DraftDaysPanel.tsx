import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { isDraftDaysFault, withDraftDays, DEFAULT_DRAFT_DAYS } from '../../../../domain/form/draft-days'
import { draftDays, MAX_DRAFT_DAYS } from '../../../../domain/saved-draft/saved-draft'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'

/** Whether who answers may go on later by a mailed link, and for how many days (REACH-04). */
export function DraftDaysPanel() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const days = useEditorState(({ form }) => form.seguir ?? null)
  const isOffered = useEditorState(({ form }) => draftDays({ ...form, seguir: 1 }) > 0)
  const isWrong = days !== null && isDraftDaysFault(days)
  return (
    <Target name="seguir">
      <div className={styles.fields}>
        <SettingSwitch
          label={t('later.label')}
          help={t(isOffered ? 'later.help' : 'later.helpNotOffered')}
          checked={days !== null}
          onChange={(on) => store.edit((form) => withDraftDays(form, on ? DEFAULT_DRAFT_DAYS : null))}
        />
        {days === null ? null : (
          <TextField
            fullWidth
            type="number"
            label={t('later.days')}
            value={Number.isNaN(days) ? '' : days}
            error={isWrong}
            helperText={isWrong ? t('later.daysFault', { most: MAX_DRAFT_DAYS }) : undefined}
            onChange={({ target }) =>
              store.edit(
                (form) => withDraftDays(form, target.value === '' ? NaN : Number(target.value)),
                'kept-days',
              )
            }
            onBlur={() => store.endGroup()}
            slotProps={{ htmlInput: { min: 1, max: MAX_DRAFT_DAYS, step: 1 } }}
          />
        )}
      </div>
    </Target>
  )
}
