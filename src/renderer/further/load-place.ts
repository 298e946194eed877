import { loadTexts } from '../../lib/i18n'

/** What asks for a place at a question, with its texts. */
export async function loadPlaceAnswer() {
  const [{ PlaceAnswer }] = await Promise.all([import('../place/PlaceAnswer'), loadTexts('place')])
  return { default: PlaceAnswer }
}
