import { withoutAnswers } from '../../../domain/text/without-answers'
import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAbility } from '../../../lib/ability'
import { askForImport } from '../../../lib/imported-form'
import { paths } from '../../../lib/paths'
import { ExportDialog } from '../../../ui/staff/ExportDialog'
import { useEditor } from '../store/context'

/** The rarer actions on a form. */
export function MoreMenu({ onSaveAndGoOn }: { onSaveAndGoOn: () => void }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const navigate = useNavigate()
  const ability = useAbility()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [exporting, setExporting] = useState(false)
  /**
   * Runs after the menu has closed and given the focus back, so that a dialog that it opens can give the focus back
   * too.
   */
  const afterwards = useRef<(() => void) | null>(null)
  const choose = (act: () => void) => () => {
    afterwards.current = act
    setAnchor(null)
  }
  return (
    <>
      <IconButton
        aria-label={t('toolbar.more')}
        title={t('toolbar.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          transition: {
            onExited: () => {
              afterwards.current?.()
              afterwards.current = null
            },
          },
        }}
      >
        <MenuItem onClick={choose(() => store.show({ previewing: true }))}>
          {t('toolbar.menu.preview')}
        </MenuItem>
        {readOnly ? null : (
          <MenuItem onClick={choose(onSaveAndGoOn)}>{t('toolbar.menu.saveAndGoOn')}</MenuItem>
        )}
        <MenuItem onClick={choose(() => store.show({ selection: { kind: 'translations' }, area: 'canvas' }))}>
          {t('toolbar.menu.translations')}
        </MenuItem>
        <MenuItem onClick={choose(() => setExporting(true))}>{t('toolbar.menu.export')}</MenuItem>
        {ability.can('create', 'form') && (
          <MenuItem onClick={choose(() => void navigate(paths.forms.href(), { state: askForImport() }))}>
            {t('toolbar.menu.import')}
          </MenuItem>
        )}
      </Menu>
      {exporting ? (
        <ExportDialog
          title={withoutAnswers(store.get().form.titulo).trim()}
          read={() => Promise.resolve(store.get().form)}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </>
  )
}
