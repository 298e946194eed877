import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportLine } from '../../../domain/transfer/report'
import {
  countWords,
  tagWords,
  reportGroups,
  wayWords,
  type ReportGroup,
  type Way,
} from '../../../lib/transfer-words'
import styles from './Report.module.css'

/** Told at once; the rest when it is asked for. */
const FIRST = 5

interface ReportProps {
  report: readonly ReportLine[]
  /** Whether a form comes in, or goes out as a file for others. */
  way?: Way
}

/** What became of each thing of a file, by what happened, with its place there (MOVE-05, MOVE-06). */
export function Report({ report, way = 'in' }: ReportProps) {
  const { t } = useTranslation('transfer')
  const groups = useMemo(() => reportGroups(t, report), [t, report])
  const count = (outcome: ReportLine['outcome']) => report.filter((line) => line.outcome === outcome).length
  return (
    <div className={styles.report}>
      <ul className={styles.counts}>
        {(['brought', 'changed', 'leftOut'] as const).map((outcome) => (
          <li key={outcome} className={styles[outcome]}>
            {countWords(t, way, outcome, count(outcome))}
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <Group key={group.code} {...group} way={way} />
      ))}
    </div>
  )
}

function Group({ outcome, sentence, lines, way }: ReportGroup & { way: Way }) {
  const { t } = useTranslation('transfer')
  const shown = outcome === 'brought' ? [] : lines.slice(0, FIRST)
  const rest = lines.slice(shown.length)
  return (
    <section className={styles.group} data-outcome={outcome}>
      <h3 className={styles.sentence}>
        <span className={styles.tag}>{tagWords(t, way, outcome)}</span> {wayWords(t, way, outcome, sentence)}
      </h3>
      <Lines lines={shown} />
      {rest.length > 0 ? (
        <details>
          <summary>
            {shown.length === 0
              ? countWords(t, way, outcome, rest.length)
              : t('more', { count: rest.length })}
          </summary>
          <Lines lines={rest} />
        </details>
      ) : null}
    </section>
  )
}

const Lines = ({ lines }: Pick<ReportGroup, 'lines'>) => (
  <ul className={styles.lines}>
    {lines.map(({ where, words }, position) => (
      <li key={position}>
        <span dir="auto">{words}</span>
        {where === '' ? null : <span className={styles.where}>{where}</span>}
      </li>
    ))}
  </ul>
)
