import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { CrossQuestions } from './CrossQuestions'
import { InspectorChart } from './InspectorChart'
import { PlacesMap } from './PlacesMap'
import { QuestionCharts } from './QuestionCharts'
import { SectionCharts } from './SectionCharts'
import type { Shown } from './shown'
import { StateChart } from './StateChart'
import { TimeCharts } from './TimeCharts'
import { useAsked } from './use-asked'

/** Every picture of the page: when, in which state, by whom and where, then question by question (STAT-02). */
export function Charts({ shown, isOwn }: { shown: Shown; isOwn: boolean }) {
  const { t } = useTranslation('statistics')
  const asked = useAsked(shown.form, shown.summary)
  return (
    <>
      <TimeCharts shown={shown} />
      <StateChart shown={shown} />
      {!isOwn && <InspectorChart shown={shown} />}
      <PlacesMap shown={shown} />
      {asked.sections.map((section) => (
        <SectionCharts key={section.section.id} shown={shown} asked={section} />
      ))}
      {asked.unknown.length > 0 && (
        <Typography variant="h2" sx={{ mt: 10, mb: 5 }}>
          {t('form.removed')}
        </Typography>
      )}
      {asked.unknown.map((id) => (
        <QuestionCharts key={id} shown={shown} asked={null} given={shown.summary.questions.get(id)} />
      ))}
      <CrossQuestions key={JSON.stringify(shown.range)} shown={shown} asked={asked} />
    </>
  )
}
