import { Alert, Tab, Tabs } from '@mui/material'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutAnswers } from '../../domain/text/without-answers'
import { useTitle } from '../../lib/title'
import { JustPublished } from '../../ui/staff/publish/PublishedDialog'
import { Canvas } from './canvas/Canvas'
import { CheckPanel } from './check/CheckPanel'
import { PublishDialog } from './check/PublishDialog'
import { useMendPlace } from './check/use-shown-findings'
import { DraftNotices } from './draft/DraftNotices'
import { SizeNotice } from './draft/SizeNotice'
import styles from './EditorScreen.module.css'
import { ImportNotes } from './imported/ImportNotes'
import { Inspector } from './inspector/Inspector'
import { Outline } from './outline/Outline'
import { PreviewPane } from './preview/PreviewPane'
import { CasesDialog } from './save/CasesDialog'
import { ConflictDialog } from './save/ConflictDialog'
import { DeletedDialog } from './save/DeletedDialog'
import { IncidentTypesDialog } from './save/IncidentTypesDialog'
import { LeaveGuard } from './save/LeaveGuard'
import { useSave } from './save/use-save'
import { VersionChangesDialog } from './save/VersionChangesDialog'
import { StatesPanel } from './states/StatesPanel'
import { useEditor, useEditorState } from './store/context'
import type { EditorArea } from './store/editor-store'
import { openArea } from './store/open-area'
import { areaId } from './store/element-ids'
import { LiveRegion } from './toolbar/LiveRegion'
import { Toolbar } from './toolbar/Toolbar'
import { useShortcuts } from './toolbar/use-shortcuts'

const TranslationsPanel = lazy(async () => ({
  default: (await import('./translations/TranslationsPanel')).TranslationsPanel,
}))
const LogicPanel = lazy(async () => ({ default: (await import('./logic/LogicPanel')).LogicPanel }))
const VersionsPanel = lazy(async () => ({
  default: (await import('./versions/VersionsPanel')).VersionsPanel,
}))
const AREAS: readonly EditorArea[] = ['outline', 'canvas', 'settings']

/**
 * Outline, form and settings: side by side on a desktop, one at a time on a phone.
 * @param onReload opens the form anew as it is stored
 */
export function EditorScreen({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const {
    save,
    conflict,
    closeConflict,
    isGone,
    closeGone,
    merge,
    caseQuestion,
    typeQuestion,
    changeQuestion,
    publishQuestion,
  } = useSave()
  const discard = useDiscard(onReload)
  const saveAndGoOn = useCallback(() => void save({ goesOn: true }), [save])
  useShortcuts(saveAndGoOn)
  useMendPlace()
  useTitle(
    useEditorState(({ saved }) => withoutAnswers(saved.titulo)),
    t('toolbar.tab'),
  )
  const area = useEditorState((state) => state.area)
  const saving = useEditorState((state) => state.saving)
  const preview = useEditorState(({ previewing, previewWidth }) =>
    !previewing ? undefined : previewWidth === 'desktop' ? 'desk' : 'phone',
  )
  const panel = useEditorState(({ selection }) => ('id' in selection ? 'form' : selection.kind))
  return (
    <div className={styles.editor} data-area={area} data-preview={preview}>
      <Toolbar
        asks={[caseQuestion, publishQuestion, changeQuestion, typeQuestion].some((question) => question)}
        onSave={() => void save({ goesOn: false })}
        onSaveAndGoOn={saveAndGoOn}
      />
      <LiveRegion />
      <AreaTabs area={area} />
      {readOnly ? (
        <Alert severity="info" role="note" className={styles.notice}>
          {t('readOnly')}
        </Alert>
      ) : null}
      <DraftNotices onDiscard={discard} />
      <SizeNotice />
      <ImportNotes />
      <div className={styles.areas} data-panel={panel} inert={saving}>
        <div id={areaId('outline')} className={styles.outline}>
          <Outline />
        </div>
        <div id={areaId('canvas')} tabIndex={-1} className={styles.canvas}>
          <div hidden={panel !== 'form'}>
            <Canvas />
          </div>
          {panel === 'states' ? <StatesPanel /> : null}
          {panel === 'check' ? <CheckPanel /> : null}
          {panel === 'logic' ? (
            <Suspense fallback={null}>
              <LogicPanel />
            </Suspense>
          ) : null}
          {panel === 'versions' ? (
            <Suspense fallback={null}>
              <VersionsPanel />
            </Suspense>
          ) : null}
          {panel === 'translations' ? (
            <Suspense fallback={null}>
              <TranslationsPanel />
            </Suspense>
          ) : null}
        </div>
        <div id={areaId('settings')} className={styles.settings}>
          <Inspector />
        </div>
      </div>
      <PreviewPane />
      <LeaveGuard />
      {typeQuestion ? <IncidentTypesDialog question={typeQuestion} /> : null}
      {caseQuestion ? <CasesDialog question={caseQuestion} /> : null}
      {publishQuestion ? <PublishDialog question={publishQuestion} /> : null}
      {changeQuestion ? <VersionChangesDialog question={changeQuestion} /> : null}
      {isGone ? <DeletedDialog onClose={closeGone} /> : null}
      <JustPublished />
      {conflict ? (
        <ConflictDialog conflict={conflict} onKeep={closeConflict} onDiscard={discard} onMerge={merge} />
      ) : null}
    </div>
  )
}

/** Gives the function that throws the changes away, also on the device, and opens the stored form. */
function useDiscard(onReload: () => void): () => void {
  const { store, draft } = useEditor()
  return () => {
    store.replace(store.get().saved)
    void draft.settle().then(onReload)
  }
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
