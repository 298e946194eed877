import { Alert, Tab, Tabs } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/title'
import { Canvas } from './canvas/Canvas'
import styles from './EditorScreen.module.css'
import { Inspector } from './inspector/Inspector'
import { Outline } from './outline/Outline'
import { ConflictDialog } from './save/ConflictDialog'
import { IncidentTypesDialog } from './save/IncidentTypesDialog'
import { LeaveGuard } from './save/LeaveGuard'
import { useSave } from './save/use-save'
import { StatesPanel } from './states/StatesPanel'
import { useEditor, useEditorState } from './store/context'
import type { EditorArea } from './store/editor-store'
import { openArea } from './store/open-area'
import { LiveRegion } from './toolbar/LiveRegion'
import { Toolbar } from './toolbar/Toolbar'
import { useShortcuts } from './toolbar/use-shortcuts'

const TranslationsPanel = lazy(async () => ({
  default: (await import('./translations/TranslationsPanel')).TranslationsPanel,
}))
const AREAS: readonly EditorArea[] = ['outline', 'canvas', 'settings']

/**
 * Outline, form and settings side by side on a desk, one at a time on a phone.
 * @param onReload opens the form anew as it is stored
 */
export function EditorScreen({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { save, conflict, closeConflict, typeQuestion } = useSave()
  useShortcuts(save)
  useTitle(
    useEditorState(({ saved }) => saved.titulo),
    t('toolbar.tab'),
  )
  const area = useEditorState((state) => state.area)
  const saving = useEditorState((state) => state.saving)
  const panel = useEditorState(({ selection }) => ('id' in selection ? 'form' : selection.kind))
  return (
    <div className={styles.editor} data-area={area}>
      <Toolbar onSave={() => void save()} />
      <AreaTabs area={area} />
      {readOnly ? (
        <Alert severity="info" role="note" className={styles.notice}>
          {t('readOnly')}
        </Alert>
      ) : null}
      <div className={styles.areas} inert={saving}>
        <div className={styles.outline}>
          <Outline />
        </div>
        <div className={styles.canvas}>
          <div hidden={panel !== 'form'}>
            <Canvas />
          </div>
          {panel === 'states' ? <StatesPanel /> : null}
          {panel === 'translations' ? (
            <Suspense fallback={null}>
              <TranslationsPanel />
            </Suspense>
          ) : null}
        </div>
        <div className={styles.settings}>
          <Inspector />
        </div>
      </div>
      <LiveRegion />
      <LeaveGuard />
      {typeQuestion ? <IncidentTypesDialog question={typeQuestion} /> : null}
      {conflict ? <ConflictDialog conflict={conflict} onKeep={closeConflict} onDiscard={onReload} /> : null}
    </div>
  )
}

/** Which of the three areas a phone shows. */
function AreaTabs({ area }: { area: EditorArea }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  return (
    <div className={styles.tabs}>
      <Tabs
        value={area}
        variant="fullWidth"
        aria-label={t('areaTabs.label')}
        onChange={(_, value) => {
          const chosen = AREAS.find((one) => one === value)
          if (chosen) openArea(store, chosen)
        }}
      >
        {AREAS.map((one) => (
          <Tab key={one} value={one} label={t(`areaTabs.${one}`)} />
        ))}
      </Tabs>
    </div>
  )
}
