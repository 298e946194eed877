import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { foreignTag, localized } from '../../domain/language'
import type { AskedSection } from '../../domain/statistics/asked'
import { useLanguage } from '../../lib/i18n'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { inOwnLanguage } from '../../renderer/parts/own-language'
import { sentence } from '../../lib/sentence'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { sectionRows } from './question-charts'
import { QuestionCharts } from './QuestionCharts'
import { compared, fileNameOf, number, ONE_DECIMAL, type Shown } from './shown'

/** A section of the form: how often its conditions were checked, how many rows it has, and its questions (STAT-02). */
export function SectionCharts({ shown, asked }: { shown: Shown; asked: AskedSection }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { section, conditions, questions, isGone } = asked
  const given = shown.summary.sections.get(section.id)
  const title = localized(section, 'titulo', language) || t('form.section')
  const shownTitle = inOwnLanguage(title, foreignTag(section, 'titulo', language))
  const question = localized(section, 'conditionalQuestion', language) || t('form.conditions')
  const nameOf = (wanted: string) => {
    const condition = conditions.find((one) => one.id === wanted)
    return condition
      ? {
          name: localized(condition, 'condition', language),
          tag: foreignTag(condition, 'condition', language),
        }
      : { name: t('form.unknownOption', { id: wanted }) }
  }
  const rows = given && sectionRows(t, shown, section.id, given, nameOf)
  const total = given?.rows.reduce((sum, { answers }) => sum + answers, 0) ?? 0
  const charts =
    given && rows
      ? [
          {
            what: 'condiciones',
            title: question,
            shownTitle: inOwnLanguage(question, foreignTag(section, 'conditionalQuestion', language)),
            rows: rows.conditions,
            head: t('form.condition'),
            whole: given.asked,
          },
          {
            what: 'filas',
            title: t('form.rowsOf', { title }),
            shownTitle: sentence((mark = '') => t('form.rowsOf', { title: mark }), shownTitle),
            rows: rows.rows,
            head: t('form.rowsHead'),
            whole: total,
          },
        ].filter((chart) => chart.rows.length > 0)
      : []
  return (
    <Box sx={{ mt: 10, '@media print': { mt: 6, '&:not(:has(table, ol))': { display: 'none' } } }}>
      <Typography variant="h2" dir="auto" sx={{ mb: 5, overflowWrap: 'anywhere', breakAfter: 'avoid' }}>
        {isGone ? sentence((mark = '') => t('form.gone', { title: mark }), shownTitle) : shownTitle}
      </Typography>
      {charts.map((chart) => {
        const data = compared(t, shown, chart.rows, {
          head: chart.head,
          unit: t('answers'),
          whole: chart.whole,
          decimals: ONE_DECIMAL,
        })
        return (
          <ChartSection
            key={chart.what}
            heading="h3"
            title={chart.title}
            shownTitle={chart.shownTitle}
            number={t('form.filled', { count: chart.whole, number: number(chart.whole) })}
            summary={highestWords(t, data.rows)}
            data={data}
            pictures={['bars']}
            fileName={fileNameOf(shown, `${section.id}_${chart.what}`)}
          />
        )
      })}
      {questions.map((one) => (
        <QuestionCharts
          key={one.question.id}
          shown={shown}
          asked={one}
          given={shown.summary.questions.get(one.question.id)}
        />
      ))}
    </Box>
  )
}
