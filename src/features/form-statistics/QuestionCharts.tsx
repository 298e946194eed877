import { Alert, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { foreignTag, localized } from '../../domain/language'
import type { AskedQuestion } from '../../domain/statistics/asked'
import type { QuestionSummary } from '../../domain/statistics/aggregates/form-summary'
import { shapeOf } from '../../domain/form/kinds'
import { useLanguage } from '../../lib/i18n'
import { sentence } from '../../lib/sentence'
import { inOwnLanguage } from '../../renderer/parts/own-language'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { Section } from '../../ui/staff/Section'
import { LatestTexts } from './LatestTexts'
import { NumberFacts } from './NumberFacts'
import { questionCharts, type QuestionChart } from './question-charts'
import { fileNameOf, number, type Shown } from './shown'

interface QuestionChartsProps {
  shown: Shown
  /** The question; null when no version has it any more. */
  asked: AskedQuestion | null
  /** The counts of its answers; left out when there are none in this period. */
  given: QuestionSummary | undefined
}

/** The answers to a question, in the charts that suit it (STAT-02); texts are read on demand. */
export function QuestionCharts({ shown, asked, given }: QuestionChartsProps) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const words = asked
    ? localized(asked.question, 'titulo', language)
    : t('form.unknownQuestion', { id: given?.id ?? '' })
  const title = asked?.isGone ? t('form.gone', { title: words }) : words
  const ownWords = inOwnLanguage(words, asked ? foreignTag(asked.question, 'titulo', language) : undefined)
  const shownTitle = asked?.isGone
    ? sentence((mark = '') => t('form.gone', { title: mark }), ownWords)
    : ownWords
  const isCalculated = asked !== null && asked.question.calculo !== ''
  if (!given || given.filled === 0) {
    return (
      <Section
        heading="h3"
        title={shownTitle}
        number={[isCalculated && t('form.calculated'), t('form.filled', { count: 0, number: number(0) })]
          .filter(Boolean)
          .join(' · ')}
        onPaper={false}
      >
        {null}
      </Section>
    )
  }
  const filled = [
    isCalculated && t('form.calculated'),
    t('form.filled', { count: given.filled, number: number(given.filled) }),
    given.empty > 0 && t('form.empty', { count: given.empty, number: number(given.empty) }),
  ]
    .filter(Boolean)
    .join(' · ')
  const charts = questionCharts(t, shown, asked, given, language)
  // A number that is a name and not an amount, such as a tax number, is not summed but shown as it was written.
  const beyond = given.numbers?.count === 0 ? given.numbers.beyond : 0
  const isText = beyond > 0 || (asked !== null && shapeOf(asked.question) === 'text')
  /** What the chart shows, where a question has several. */
  const about = (what: QuestionChart['what']): string =>
    charts.length > 1 || isText ? ` · ${t(`form.pictures.${what}`)}` : ''
  return (
    <>
      {charts.map(({ what, data, pictures }) => (
        <ChartSection
          key={what}
          heading="h3"
          title={`${title}${about(what)}`}
          shownTitle={
            <>
              {shownTitle}
              {about(what)}
            </>
          }
          number={filled}
          summary={highestWords(t, data.rows)}
          data={data}
          pictures={pictures}
          fileName={fileNameOf(shown, `${given.id}_${what}`)}
        >
          {what === 'numbers' && given.numbers && (
            <NumberFacts
              numbers={given.numbers}
              before={shown.before?.questions.get(given.id)?.numbers ?? null}
            />
          )}
          {what === 'options' && given.otherOptions > 0 && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {t('form.otherOptionsHelp')}
            </Alert>
          )}
        </ChartSection>
      ))}
      {(isText || charts.length === 0) && (
        <Section heading="h3" title={shownTitle} number={filled} onPaper="filled">
          {beyond > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
              {t('form.beyond', { count: beyond })}
            </Typography>
          )}
          {isText && <LatestTexts shown={shown} questionId={given.id} title={shownTitle} />}
        </Section>
      )}
    </>
  )
}
