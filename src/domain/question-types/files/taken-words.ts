import { dayInWords, timePart } from '../../wall-clock'
import { placeIn, placeWords } from '../place/points'
import type { ListedFile } from './list'

/** When and where a file was taken, in words without a language; '' for neither. */
export function takenWords({ takenAt, place }: Pick<ListedFile, 'takenAt' | 'place'>): string {
  const answered = placeIn(place)
  return [
    [dayInWords(takenAt), timePart(takenAt)].filter(Boolean).join(' '),
    answered ? placeWords('point', answered) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
