import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf } from '../../domain/answer/by-ref'
import { PARTS } from '../../domain/answer/parts'
import { copyKey, type Removed } from '../../domain/correction/removed'
import { branchSpot, rowSpot } from '../../domain/answer/corrections/spot'
import type { Stories } from '../../domain/correction/story'
import { vanishedIn } from '../../domain/correction/vanished'
import type { Section } from '../../domain/form/section'
import type { Beside } from '../../renderer/read/beside'
import { PlaceStory } from './PlaceStory'
import { VanishedAnswers } from './VanishedAnswers'
import { ReviewTicks } from './review/ReviewTicks'

const BesideQuestion: Beside['Question'] = ({ view }) => (
  <>
    {[...PARTS, 'fila' as const].map((part) => (
      <PlaceStory key={part} spot={refOf(view)} target={part} question={view.question} />
    ))}
    <ReviewTicks view={view} />
  </>
)

const WholeStory: Beside['Whole'] = ({ section, row, branch }) => {
  if (row !== undefined) return <PlaceStory spot={rowSpot(section, row)} target="fila" />
  return branch ? <PlaceStory spot={branchSpot(section, branch)} target="condicion" /> : null
}

function Away() {
  const { t } = useTranslation('staff')
  return t('view.story.rowAway')
}

/**
 * What staff see beside an answer: what happened at each place since it was given, what was taken away, and what the
 * citizen can be asked to check (VIEW-03).
 */
export const besideOf = (stories: Stories, removed: Removed, secciones: Section[]): Beside => ({
  further: (section) => {
    const gone = vanishedIn(secciones, secciones.indexOf(section))
    if (gone.length === 0) return null
    return (
      // The words of rules come with the texts of the editor, which the rest does not wait for.
      <Suspense fallback={null}>
        <VanishedAnswers of={gone} secciones={secciones} />
      </Suspense>
    )
  },
  isAway: (spot) => removed.has(copyKey(spot)),
  Away,
  Question: BesideQuestion,
  Whole: WholeStory,
  tellsOf: (section, branch) => stories.at(branchSpot(section, branch), 'condicion') !== null,
})
