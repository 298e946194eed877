import { Button, MenuItem, TextField } from '@mui/material'
import type { TFunction } from 'i18next'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n'
import { serviceFailureKey } from '../../../data/failure-key'
import { getVersion } from '../../../data/staff/versions'
import { bringBack } from '../../../domain/form/bring-back'
import { compareVersions, type Difference } from '../../../domain/form/compare-versions'
import type { FormVersion } from '../../../domain/form/form'
import { spotText } from '../../../lib/spot-text'
import { SlowWords } from '../../../ui/SlowWords'
import { useLoaded } from '../../../renderer/use-loaded'
import { ruleWords } from '../../../lib/rule-meaning'
import { FORM_SELECTED } from '../store/selection'
import { useEditor, useEditorState } from '../store/context'
import { differenceText } from './difference-words'
import styles from './VersionsPanel.module.css'

/** What a version is compared with. */
type Against = 'before' | 'now'

interface Pair {
  /** The version that was chosen. */
  version: FormVersion
  differences: Difference[]
}

/** The chosen version with the one before it, or with the newest; the first has none before it. */
async function readPair(
  t: TFunction<'editor'>,
  formId: string,
  chosen: number,
  other: number | null,
): Promise<Pair> {
  const [version, beside] = await Promise.all([
    getVersion(formId, chosen),
    other === null ? null : getVersion(formId, other),
  ])
  if (!beside) return { version, differences: [] }
  const [older, newer] = version.version < beside.version ? [version, beside] : [beside, version]
  return { version, differences: compareVersions(older, newer, (secciones) => ruleWords(t, secciones)) }
}

/** What one version changed, or what has changed since, and a button that brings it back. */
export function Comparison({ version }: { version: number }) {
  const { t } = useTranslation('editor')
  const { t: said } = useTranslation(['editor', 'common'])
  const { readOnly } = useEditor()
  const formId = useEditorState(({ form }) => form.id)
  const newest = useEditorState(({ saved }) => saved.version)
  const isNewest = version === newest
  const [against, setAgainst] = useState<Against>('before')
  const other = against === 'now' ? newest : version > 1 ? version - 1 : null
  const [loaded, retry] = useLoaded(
    useCallback(() => readPair(t, formId, version, other), [t, formId, version, other]),
  )
  return (
    <section className={styles.comparison} aria-labelledby="comparison-heading">
      <div className={styles.head}>
        <h3 id="comparison-heading">{t('versions.name', { version })}</h3>
        {isNewest ? null : (
          <TextField
            select
            size="small"
            label={t('versions.against')}
            value={against}
            onChange={(event) => setAgainst(event.target.value === 'now' ? 'now' : 'before')}
          >
            <MenuItem value="before">{t('versions.before')}</MenuItem>
            <MenuItem value="now">{t('versions.now', { version: newest })}</MenuItem>
          </TextField>
        )}
      </div>
      {loaded.status === 'loading' ? (
        <>
          <p role="status">{t('versions.loading')}</p>
          <SlowWords pressed />
        </>
      ) : null}
      {loaded.status === 'failed' ? (
        <p role="alert">
          {said(serviceFailureKey(loaded.error) ?? 'versions.failed')}{' '}
          <Button onClick={retry}>{t('versions.retry')}</Button>
        </p>
      ) : null}
      {loaded.status === 'done' ? (
        <>
          <Differences differences={loaded.value.differences} isFirst={other === null} />
          {readOnly || isNewest ? null : <BringBack version={loaded.value.version} />}
        </>
      ) : null}
    </section>
  )
}

function Differences({ differences, isFirst }: { differences: readonly Difference[]; isFirst: boolean }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: said } = useTranslation('staff')
  if (isFirst) return <p>{t('versions.first')}</p>
  if (differences.length === 0) return <p>{t('versions.same')}</p>
  return (
    <>
      <p role="status">{t('versions.count', { count: differences.length })}</p>
      <ul className={styles.differences}>
        {differences.map((difference, position) => (
          <li key={position} data-what={difference.what}>
            <strong dir="auto">{spotText(said, difference.spot)}</strong>
            <span dir="auto">{differenceText(t, language, difference)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Puts a version's content into the editor: nothing is stored until the person saves, and undo takes it back. */
function BringBack({ version }: { version: FormVersion }) {
  const { t } = useTranslation('editor')
  const { store, hasAnswers } = useEditor()
  const bring = (): void => {
    store.edit((form) => bringBack(form, version, hasAnswers))
    store.show({ selection: FORM_SELECTED, area: 'canvas', announcement: { code: 'broughtBack' } })
  }
  return (
    <div className={styles.back}>
      <p>{t(hasAnswers ? 'versions.backHelpAnswered' : 'versions.backHelp')}</p>
      <Button variant="outlined" onClick={bring}>
        {t('versions.back', { version: version.version })}
      </Button>
    </div>
  )
}
