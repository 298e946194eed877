import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { CrossQuestions } from './CrossQuestions'
import { InspectorChart } from './InspectorChart'
import { PlacesMap } from './PlacesMap'
import { QuestionCharts } from './QuestionCharts'
import { SectionCharts } from './SectionCharts'
import type { Shown } from './shown'
import { StateChart } from './StateChart'
import { TermCharts } from './TermCharts'
import { TimeCharts } from './TimeCharts'
import { useAskedForm } from './use-asked'
import { useGradually } from '../../lib/use-gradually'

/** How many parts are drawn first: when the answers were given. */
const FIRST = 1

/** Every chart of the page: when, in which state, by whom and where, then question by question (STAT-02). */
export function Charts({ shown, isOwn }: { shown: Shown; isOwn: boolean }) {
  const { t } = useTranslation('statistics')
  const asked = useAskedForm(shown.form, shown.summary)
  const parts = [
    <TimeCharts key="times" shown={shown} />,
    <StateChart key="states" shown={shown} />,
    !isOwn && <TermCharts key="terms" shown={shown} />,
    !isOwn && <InspectorChart key="inspectors" shown={shown} />,
    <PlacesMap key="places" shown={shown} />,
    ...asked.sections.map((section) => (
      <SectionCharts key={`section ${section.section.id}`} shown={shown} asked={section} />
    )),
    asked.unknown.length > 0 && (
      <Typography key="removed" variant="h2" sx={{ mt: 10, mb: 5 }}>
        {t('form.removed')}
      </Typography>
    ),
    ...asked.unknown.map((id) => (
      <QuestionCharts
        key={`question ${id}`}
        shown={shown}
        asked={null}
        given={shown.summary.questions.get(id)}
      />
    )),
    <CrossQuestions key={`cross ${JSON.stringify(shown.range)}`} shown={shown} asked={asked} />,
  ]
  return parts.slice(0, useGradually(parts.length, FIRST))
}
