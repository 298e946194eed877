import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { useColleagueNames } from '../../../lib/colleagues'
import { useDates } from '../../../lib/use-dates'
import styles from '../states/StatesPanel.module.css'
import { useEditorState } from '../store/context'
import { Comparison } from './Comparison'
import versionStyles from './VersionsPanel.module.css'

/** How many versions are listed at first, and how many more each time. */
const STEP = 10

/** Every version of the form: who saved it when, what it changed, and a button that brings it back (DAY-07). */
export function VersionsPanel() {
  const write = useDates()
  const { t } = useTranslation('editor')
  const heading = useId()
  const saved = useEditorState((state) => state.saved)
  const [shown, setShown] = useState(STEP)
  const [compared, setCompared] = useState(saved.version)
  const edits = saved.formEditedInfo
  // Older forms have fewer notes than versions, because saves were not noted at first: the last note belongs to the
  // last save.
  const versions = edits.map((edit, index) => ({
    ...edit,
    version: saved.version - edits.length + index + 1,
  }))
  const newest = versions.filter(({ version }) => version > 0).toReversed()
  const listed = newest.slice(0, shown)
  const nameOf = useColleagueNames(
    listed.map(({ username }) => username),
    getColleagueNames,
  )
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{t('versions.title')}</h2>
      <p className={styles.lead}>{t('versions.lead')}</p>
      <ol className={versionStyles.list}>
        {listed.map(({ version, date, username }) => (
          <li
            key={version}
            className={versionStyles.version}
            aria-current={version === compared || undefined}
          >
            <span className={versionStyles.number}>
              {t('versions.name', { version })}
              {version === saved.version ? (
                <span className={versionStyles.now}>{t('versions.current')}</span>
              ) : null}
            </span>
            <span className={versionStyles.by}>
              {t('versions.by', { username: nameOf(username), date: write('dateTime', date) })}
            </span>
            <Button size="small" aria-pressed={version === compared} onClick={() => setCompared(version)}>
              {t('versions.show', { version })}
            </Button>
          </li>
        ))}
      </ol>
      {newest.length > shown ? (
        <Button onClick={() => setShown(shown + STEP)}>{t('versions.more')}</Button>
      ) : null}
      <Comparison key={compared} version={compared} />
    </section>
  )
}
