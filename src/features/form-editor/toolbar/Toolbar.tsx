import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Button, CircularProgress } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listAddress } from '../../../lib/list-address'
import { paths } from '../../../lib/paths'
import { useEditor, useEditorState } from '../store/context'
import { isUnsaved } from '../store/editor-store'
import { MoreMenu } from './MoreMenu'
import styles from './Toolbar.module.css'
import { useLasting } from '../../../lib/use-lasting'
import { HinderedIconButton } from '../../../ui/staff/HinderedButton'

interface ToolbarProps {
  /** Whether a save waits for what the person says to a question: until then nothing is sent. */
  asks: boolean
  onSave: () => void
  onSaveAndGoOn: () => void
}

/** The bar that stays in sight: title, unsaved changes, undo, redo and save. */
export function Toolbar({ asks, onSave, onSaveAndGoOn }: ToolbarProps) {
  const { t } = useTranslation('editor')
  const { isStored, readOnly } = useEditor()
  // A read-only form can have changed certificates (PDF-02).
  const isTouched = useEditorState(({ past, future }) => past.length + future.length > 0)
  const unsaved = useEditorState(isUnsaved)
  const saving = useEditorState((state) => state.saving)
  const sends = saving && !asks
  return (
    <div className={styles.toolbar}>
      <Link
        className={styles.back}
        to={listAddress(paths.forms.href())}
        aria-label={t('toolbar.back')}
        title={t('toolbar.back')}
      >
        <ArrowBackIcon aria-hidden />
      </Link>
      <div className={styles.where}>
        <h1 className={styles.heading}>{t(isStored ? 'toolbar.edit' : 'toolbar.create')}</h1>
        <SavedState sends={sends} />
      </div>
      <div className={styles.actions}>
        <PreviewButton />
        {readOnly && !isTouched && !unsaved ? null : (
          <>
            <History />
            <SaveButton saving={saving} sends={sends} onSave={onSave} />
          </>
        )}
        <MoreMenu onSaveAndGoOn={onSaveAndGoOn} />
      </div>
    </div>
  )
}

/** The button of the preview; on a phone it is in the menu. */
function PreviewButton() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const previewing = useEditorState((state) => state.previewing)
  return (
    <Button
      className={styles.preview}
      aria-expanded={previewing}
      startIcon={<PreviewIcon aria-hidden />}
      onClick={() => store.show({ previewing: !previewing })}
    >
      {t('toolbar.menu.preview')}
    </Button>
  )
}

/** Whoever waits longer than this for a save wants to know why, and what becomes of the form. */
const SLOW_MS = 15_000

/** Says in words whether there are unsaved changes. */
function SavedState({ sends }: { sends: boolean }) {
  const { t } = useTranslation('editor')
  const { isStored, readOnly } = useEditor()
  const unsaved = useEditorState(isUnsaved)
  const isSlow = useLasting(sends, SLOW_MS)
  const state = isSlow ? 'slow' : unsaved ? 'unsaved' : readOnly ? 'readOnly' : isStored ? 'saved' : 'new'
  return (
    <p className={unsaved ? styles.unsaved : styles.saved} role="status">
      <span className={styles.long}>{t(`toolbar.state.${state}`)}</span>
      <span className={styles.short}>{t(`toolbar.short.${state}`)}</span>
    </p>
  )
}

function History() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const canUndo = useEditorState(({ past }) => past.length > 0)
  const canRedo = useEditorState(({ future }) => future.length > 0)
  return (
    <>
      <HinderedIconButton
        aria-label={t('toolbar.undo')}
        title={t('toolbar.undo')}
        hindrance={canUndo ? null : t('toolbar.noUndo')}
        onClick={store.undo}
      >
        <UndoIcon aria-hidden />
      </HinderedIconButton>
      <HinderedIconButton
        aria-label={t('toolbar.redo')}
        title={t('toolbar.redo')}
        hindrance={canRedo ? null : t('toolbar.noRedo')}
        onClick={store.redo}
      >
        <RedoIcon aria-hidden />
      </HinderedIconButton>
    </>
  )
}

interface SaveButtonProps {
  saving: boolean
  /** Whether the save is on its way, and does not wait for the person. */
  sends: boolean
  onSave: () => void
}

function SaveButton({ saving, sends, onSave }: SaveButtonProps) {
  const { t } = useTranslation('editor')
  const { isStored } = useEditor()
  // It stands out while there is something to save.
  const isWanted = useEditorState(isUnsaved) || !isStored || saving
  return (
    <Button
      variant={isWanted ? 'contained' : 'outlined'}
      color={isWanted ? 'secondary' : 'primary'}
      disabled={saving}
      onClick={onSave}
      startIcon={sends ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
    >
      {t(sends ? 'toolbar.saving' : 'toolbar.save')}
    </Button>
  )
}
