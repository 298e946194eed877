import { useTranslation } from 'react-i18next'
import { PARTS } from '../../domain/answer/parts'
import { copyKey, type Removed } from '../../domain/correction/removed'
import { conditionSpot, questionSpot, rowSpot } from '../../domain/correction/spot'
import type { Stories } from '../../domain/correction/story'
import type { Beside } from '../../renderer/read/beside'
import { PlaceStory } from './PlaceStory'
import { ReviewTicks } from './review/ReviewTicks'

const BesideQuestion: Beside['Question'] = ({ section, path, question }) => (
  <>
    {[...PARTS, 'fila' as const].map((part) => (
      <PlaceStory key={part} spot={questionSpot(section, path, question)} target={part} question={question} />
    ))}
    <ReviewTicks section={section} path={path} question={question} />
  </>
)

const WholeStory: Beside['Whole'] = ({ section, row, condition }) => {
  if (row !== undefined) return <PlaceStory spot={rowSpot(section, row)} target="fila" />
  const spot = condition === undefined ? null : conditionSpot(section, condition)
  return spot ? <PlaceStory spot={spot} target="condicion" /> : null
}

function Away() {
  const { t } = useTranslation('staff')
  return t('view.story.rowAway')
}

/**
 * What staff see beside an answer: what happened at each place since it was given, what was taken away, and what the
 * citizen can be asked to check (VIEW-03).
 */
export const besideOf = (stories: Stories, removed: Removed): Beside => ({
  isAway: (spot) => removed.has(copyKey(spot)),
  Away,
  Question: BesideQuestion,
  Whole: WholeStory,
  tellsOf(section, condition) {
    const spot = conditionSpot(section, condition)
    return spot !== null && stories.at(spot, 'condicion') !== null
  },
})
