import { loadFurther } from '../../questions/load-further'
import { loadTexts } from '../../lib/i18n'
import { PlaceAnswer } from './PlaceAnswer'

/** What asks for a place at a question, with its texts. */
export async function loadPlaceAnswer() {
  await Promise.all([loadFurther(), loadTexts('place')])
  return PlaceAnswer
}
