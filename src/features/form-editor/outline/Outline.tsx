import AddIcon from '@mui/icons-material/Add'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRules } from '../../../domain/answering/logic'
import { formCounts } from '../../../domain/form/form-counts'
import type { CanvasTexts } from '../canvas/texts'
import { useLaterCheck } from '../check/use-check'
import { sameItems, useEditor, useEditorState } from '../store/context'
import type { Grip } from './drag/DragLayer'
import { createFolds, FoldsContext } from './folds'
import { FoldAll } from './FoldAll'
import { KeyHelp } from './KeyHelp'
import { FoundParts, OutlineSearch } from './OutlineSearch'
import { OutlineEntry } from './OutlineEntry'
import styles from './Outline.module.css'
import { OutlineSection } from './OutlineSection'
import { walkRows } from './walk-rows'

/** From this number of questions on there is a search; fewer are seen at once. */
const SEARCHED_FROM = 8

const DragLayer = lazy(async () => ({ default: (await import('./drag/DragLayer')).DragLayer }))

/** Every part of the form by its name: shows the structure, leads to a part, and changes the order (EDIT-16). */
export function Outline() {
  const { t } = useTranslation('editor')
  const { store, actions, isStored, readOnly } = useEditor()
  const states = useEditorState(({ form }) => form.estados.disponibles.length)
  const several = useEditorState(({ form }) => form.secciones.length > 1)
  const long = useEditorState(({ form }) => formCounts(form.secciones).questions >= SEARCHED_FROM)
  // Who compares two answers begins there: a check of the form stands with no part.
  const ruled = useEditorState(
    ({ form: { secciones, cierres } }) =>
      hasRules(secciones) || cierres !== undefined || formCounts(secciones).questions > 1,
  )
  const [wanted, setWanted] = useState('')
  const isSearching = long && wanted.trim() !== ''
  const [folds] = useState(() => createFolds(store))
  useEffect(() => folds.follow(), [folds])
  const grip = useRef<Grip>(null)
  const take = (event: SyntheticEvent<HTMLElement>): void => grip.current?.(event)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.matches('[data-handle]')) take(event)
    if (!event.defaultPrevented) walkRows(event)
  }
  return (
    <FoldsContext value={folds}>
      {/* One listener for all rows; it acts on the rows' handles, which are buttons. */}
      <nav
        className={styles.outline}
        aria-label={t('outline.label')}
        onMouseDown={take}
        onTouchStart={take}
        onKeyDown={onKeyDown}
      >
        <ul className={styles.list}>
          <OutlineEntry selection={{ kind: 'form' }} label={t('outline.form')} />
          <OutlineEntry selection={{ kind: 'states' }} label={t('outline.states')} note={String(states)} />
          <OutlineEntry selection={{ kind: 'translations' }} label={t('translations.title')} />
          {ruled ? <OutlineEntry selection={{ kind: 'logic' }} label={t('rules.title')} /> : null}
          <CheckEntry t={t} />
          {isStored ? <OutlineEntry selection={{ kind: 'versions' }} label={t('versions.title')} /> : null}
        </ul>
        <div className={styles.headingRow}>
          <h2 className={styles.heading}>{t('outline.sections')}</h2>
          {several ? <FoldAll t={t} /> : null}
        </div>
        {long ? <OutlineSearch value={wanted} onChange={setWanted} t={t} /> : null}
        {isSearching ? <FoundParts wanted={wanted} t={t} /> : <SectionList t={t} />}
        {readOnly || isSearching ? null : (
          <button type="button" className={styles.add} onClick={() => actions.addSection()}>
            <AddIcon fontSize="small" aria-hidden />
            {t('section.add')}
          </button>
        )}
        <Counts t={t} />
        {readOnly ? null : <KeyHelp t={t} />}
      </nav>
      {readOnly ? null : (
        <Suspense fallback={null}>
          <DragLayer grip={grip} t={t} />
        </Suspense>
      )}
    </FoldsContext>
  )
}

/** The number of findings (EDIT-25), once it is known. */
function CheckEntry({ t }: { t: CanvasTexts }) {
  const found = useLaterCheck()
  const count = found ? found.blocking.length + found.advising.length : 0
  return (
    <OutlineEntry
      selection={{ kind: 'check' }}
      label={t('check.title')}
      {...(count > 0 && { note: String(count) })}
    />
  )
}

/** The sections; drawn again when one is added, removed or moved, without the rest of the outline. */
function SectionList({ t }: { t: CanvasTexts }) {
  const ids = useEditorState(({ form }) => form.secciones.map(({ id }) => id), sameItems)
  return (
    <ol className={styles.list}>
      {ids.map((id, position) => (
        <OutlineSection key={id} id={id} number={position + 1} t={t} />
      ))}
    </ol>
  )
}

function Counts({ t }: { t: CanvasTexts }) {
  const { sections, questions } = useEditorState(({ form }) => formCounts(form.secciones), sameItems)
  return (
    <p className={styles.counts}>
      {t('outline.counts', {
        sections: t('outline.sectionCount', { count: sections }),
        questions: t('outline.questionCount', { count: questions }),
      })}
    </p>
  )
}
